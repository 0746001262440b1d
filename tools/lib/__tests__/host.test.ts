import os from 'node:os'
import { hostFrom } from '../host'

const address = (text: string, family: string, internal = false) =>
  ({ address: text, family, internal }) as os.NetworkInterfaceInfo

afterEach(() => jest.restoreAllMocks())

test('without the option, nothing outside this machine reaches the site', () => {
  expect(hostFrom([])).toBe('127.0.0.1')
})

test.each([['--host 192.0.2.7'], ['--host=192.0.2.7']])('%s takes this address', (text) => {
  expect(hostFrom(text.split(' '))).toBe('192.0.2.7')
})

test('without an address, all external ones of IPv4 are printed, and the first is taken', () => {
  const log = jest.spyOn(console, 'log').mockImplementation()
  const networks = jest.spyOn(os, 'networkInterfaces').mockReturnValue({
    lo: [address('127.0.0.1', 'IPv4', true)],
    en0: [address('fe80::1', 'IPv6'), address('192.0.2.7', 'IPv4')],
    en1: [address('198.51.100.2', 'IPv4')],
  })
  expect(hostFrom(['--host'])).toBe('192.0.2.7')
  expect(log.mock.calls).toEqual([['Addresses of this machine: 192.0.2.7, 198.51.100.2']])
  networks.mockReturnValue({})
  expect(() => hostFrom(['--host'])).toThrow('This machine has no IPv4 address in a network.')
})

test.each(['--hots', '--host=', '127.0.0.1', '--host ::1', '--host 127.0.0.1 9000'])(
  '"%s" is answered with the usage',
  (text) => {
    expect(() => hostFrom(text.split(' '))).toThrow('The only option is --host, with an IPv4')
  },
)
