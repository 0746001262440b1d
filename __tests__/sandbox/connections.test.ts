import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { openSandbox, type TestSandbox } from './support'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

async function connectionOf(agent: Agent, path: string) {
  const [response] = (await once(get(sandbox.url + path, { agent }), 'response')) as [
    IncomingMessage,
  ]
  const { localPort } = response.socket
  await once(response.resume(), 'end')
  return { localPort, connection: response.headers.connection }
}

test.each(['/outbox', '/base/', '/nowhere'])(
  'two requests for %s have two connections, even from a caller that would keep one',
  async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const first = await connectionOf(agent, path)
    const second = await connectionOf(agent, path)
    agent.destroy()
    expect([first.connection, second.connection]).toEqual(['close', 'close'])
    expect(second.localPort).not.toBe(first.localPort)
  },
)
