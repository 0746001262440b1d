import { networkInterfaces } from 'node:os'
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
