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

const notOwn = 'is not an IPv4 address of this machine'
const isIPv6 = "is an IPv6 address, which a page's Content-Security-Policy cannot name"

test.each([
  ['203.0.113.9', notOwn],
  ['laptop', notOwn],
  ['0.0.0.0', notOwn],
  ['http://127.0.0.1', notOwn],
  ['127.0.0.1:9000', notOwn],
  ['::1', isIPv6],
  ['[::1]', isIPv6],
  ['fe80::1%eth0', isIPv6],
  ['::ffff:127.0.0.1', isIPv6],
])('%s is refused: it %s; those that this machine has are named', async (address, why) => {
  await expect(hostFrom(['--host', address])).rejects.toThrow(
    `"${address}" ${why}. Use one of these: ${own.join(', ')}.`,
  )
})

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
