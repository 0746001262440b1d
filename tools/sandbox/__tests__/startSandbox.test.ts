import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { portFrom } from '../../lib/ports'
import { type Sandbox, startSandbox } from '../startSandbox'

describe('a sandbox', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox(0)
  })
  afterAll(() => sandbox.close())

  test('cannot be reached from outside this machine', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
    for (const { address } of outside) {
      const { port } = new URL(sandbox.url)
      await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow()
    }
    expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })

  test('has one request per connection, even from a caller that would keep one', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports = [await portOf(agent), await portOf(agent)]
    agent.destroy()
    expect(new Set(ports).size).toBe(2)
  })

  async function portOf(agent: Agent): Promise<number | undefined> {
    const answers = once(get(`${sandbox.url}/outbox`, { agent }), 'response')
    const [response] = (await answers) as [IncomingMessage]
    const { localPort } = response.socket
    await once(response.resume(), 'end')
    return localPort
  }
})

test('a port that is taken is one sentence that says what to do', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  await expect(startSandbox(port)).rejects.toThrow(
    `Port ${port} is taken. Free it, or set SANDBOX_PORT to a free port.`,
  )
  holder.close()
})

test.each(['abc', '-1', '65536', '80.5', '0x50'])('a port of %p is refused', (port) => {
  expect(() => portFrom('SANDBOX_PORT', { SANDBOX_PORT: port })).toThrow(
    `SANDBOX_PORT must be a whole number from 0 to 65535, not "${port}".`,
  )
})
