import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { portFrom } from '../../lib/ports'
import { type Sandbox, startSandbox } from '../startSandbox'

describe('a sandbox', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, quiet: true })
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

test('a port that is taken ends the command with one sentence and exit code 1', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  const ended = await runCommand(`${port}`)
  holder.close()
  expect(ended).toEqual({
    code: 1,
    out: '',
    err: `Port ${port} is taken. Free it, or set SANDBOX_PORT to a free port.\n`,
  })
}, 30_000)

test('the command prints both addresses and stops cleanly on SIGTERM', async () => {
  const { code, out, err } = await runCommand('0', async (printed) => {
    const urls = printed.match(/http:\/\/127\.0\.0\.1:\d+\S*/g) ?? []
    const statuses = await Promise.all(urls.map(async (url) => (await fetch(url)).status))
    expect(statuses).toEqual([200, 200])
  })
  expect([code, err, out.split('\n').length]).toEqual([0, '', 3])
}, 60_000)

test.each(['abc', '-1', '65536', '80.5', '0x50'])('a port of %p is refused', (port) => {
  expect(() => portFrom('SANDBOX_PORT', { SANDBOX_PORT: port })).toThrow(
    `SANDBOX_PORT must be a whole number from 0 to 65535, not "${port}".`,
  )
})

interface Ended {
  code: number | null
  out: string
  err: string
}

/** Runs the command; once it has printed two lines, calls `whenReady`, then sends SIGTERM. */
async function runCommand(
  port: string,
  whenReady: (out: string) => Promise<void> = async () => {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/commands/sandbox.ts'], {
    env: { ...process.env, NODE_OPTIONS: '', SANDBOX_PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const err = text(child.stderr)
  const exit = once(child, 'exit')
  let out = ''
  let ready: Promise<void> | undefined
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    out += piece
    if (out.split('\n').length === 3) {
      ready ??= whenReady(out).finally(() => child.kill('SIGTERM'))
    }
  })
  const [code] = await exit
  await ready
  return { code, out, err: await err }
}
