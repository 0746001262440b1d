import { networkInterfaces } from 'node:os'
import { portFrom } from '../../lib/ports'
import { sandboxOfTests } from './support'

const sandbox = sandboxOfTests()

test('a sandbox cannot be reached from outside this machine', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  for (const { address } of outside) {
    const { port } = new URL(sandbox.url)
    await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow()
  }
  expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test.each(['abc', '-1', '65536', '80.5', '0x50'])('a port of %p is refused', (port) => {
  expect(() => portFrom('SANDBOX_PORT', { SANDBOX_PORT: port })).toThrow(
    `SANDBOX_PORT must be a whole number from 0 to 65535, not "${port}".`,
  )
})
