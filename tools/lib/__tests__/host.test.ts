import { networkInterfaces } from 'node:os'
import { hostFrom } from '../host'

const own = Object.values(networkInterfaces())
  .flatMap((all = []) => all.filter(({ family }) => family === 'IPv4'))
  .map(({ address }) => address)

test('without the option, nothing outside this machine reaches the site', async () => {
  expect(await hostFrom([])).toBe('127.0.0.1')
})

test.each(own)('an address of this machine is taken: %s', async (address) => {
  expect(await hostFrom(['--host', address])).toBe(address)
  expect(await hostFrom([`--host=${address}`])).toBe(address)
})

test('without a value it is the address of the default route, if there is one', async () => {
  const found = await hostFrom(['--host']).catch(({ message }: Error) => message)
  const noRoute = 'This machine has no route to a network. Name one of its addresses after --host.'
  expect([...own, noRoute]).toContain(found)
})

test.each(['203.0.113.9', 'laptop', '0.0.0.0', '::1', 'http://127.0.0.1', '127.0.0.1:9000'])(
  '%s is refused, with the addresses that this machine has',
  async (address) => {
    await expect(hostFrom(['--host', address])).rejects.toThrow(
      `"${address}" is not an IPv4 address of this machine: it has ${own.join(', ')}.`,
    )
  },
)

const usage = 'The only option is --host, behind two hyphens: npm start -- --host [ADDRESS]'

test.each(['--hots', '--host=', '127.0.0.1', '--host 127.0.0.1 9000', '--port 80'])(
  '"%s" is answered with the usage',
  async (text) => {
    await expect(hostFrom(text.split(' '))).rejects.toThrow(usage)
  },
)

test.each(['true', '127.0.0.1'])(
  'so is the option without the two hyphens, which npm keeps for itself: %s',
  async (npm_config_host) => {
    await expect(hostFrom([], { npm_config_host })).rejects.toThrow(usage)
  },
)
