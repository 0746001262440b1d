import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ownOrigins } from '../../../src/registration/providers/config'
import { type EmailConfig, sendByEmail } from '../../../src/registration/providers/email'
import { toApplication } from '../../../src/registration/rules/application'
import { timeoutMs } from '../../../src/registration/rules/limits'
import type { SendOutcome } from '../../../src/registration/rules/ports'
import { completeDraft } from '../../../stories/support/registration'

const application = toApplication(completeDraft)

/** How a local e-mail service responds; each test sets it. */
let answer: (response: ServerResponse) => void
let received: { path: string; body: string }[] = []
let config: EmailConfig

const server = createServer((request: IncomingMessage, response) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'content-type')
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end()
    return
  }
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    received.push({ path: request.url ?? '', body })
    answer(response)
  })
})

const answers = (status: number, text: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(text)
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  config = {
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    origin: `http://127.0.0.1:${port}`,
  }
})
beforeEach(() => {
  received = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('posts the provider’s five keys, with the application and version 3.2.0', async () => {
  answer = answers(200, 'OK')
  await expect(sendByEmail(config)(application)).resolves.toMatchObject({ ok: true })
  expect(received).toHaveLength(1)
  expect(received[0]?.path).toBe('/api/v1.0/email/send')
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    lib_version: '3.2.0',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: application,
  })
})

test('without another address, the client asks the origin that the page’s policy allows', async () => {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => {
    throw new Error('Not in a test')
  })
  await sendByEmail({ ...config, origin: undefined })(application)
  expect(open).toHaveBeenCalledWith('POST', `${ownOrigins.email}/api/v1.0/email/send`, true)
  open.mockRestore()
})

test.each<[string, number, string, SendOutcome]>([
  ['success', 200, 'OK', { ok: true, unconfirmed: false }],
  ['success', 200, ' OK\n', { ok: true, unconfirmed: false }],
  ['unconfirmed', 200, '<h1>Sign in to this network</h1>', { ok: true, unconfirmed: true }],
  ['unconfirmed', 500, 'OK', { ok: true, unconfirmed: true }],
  ['unclear', 202, 'accepted', { ok: false, reason: 'unclear', text: 'accepted' }],
  ['a refusal', 400, 'Invalid key.', { ok: false, reason: 'refused', text: 'Invalid key.' }],
  ['a refusal', 429, 'Too Many', { ok: false, reason: 'refused', text: 'Too Many' }],
  ['a refusal', 503, '', { ok: false, reason: 'refused', text: '' }],
])('it is %s with status %i and text "%s"', async (_what, status, text, outcome) => {
  answer = answers(status, text)
  await expect(sendByEmail(config)(application)).resolves.toEqual(outcome)
})

describe('without an answer', () => {
  const { fetch } = window
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    answer = (response) => response.destroy()
  })
  afterEach(() => {
    jest.restoreAllMocks()
    window.fetch = fetch
  })
  /** Which addresses can be reached at all. */
  const reach = (isReached: (address: string) => boolean) => {
    window.fetch = jest.fn(async (address) => {
      if (isReached(String(address))) return {} as Response
      throw new TypeError('Failed to fetch')
    })
  }
  const outcome = async () => sendByEmail(config)(application)
  const isSite = (address: string) => address === '/'

  test('the service is blocked if only the site answers, although it received the application', async () => {
    reach(isSite)
    await expect(outcome()).resolves.toEqual({ ok: false, reason: 'blocked', text: '' })
    expect(received).toHaveLength(1)
    const asked = jest.mocked(window.fetch).mock.calls.map(([address]) => address)
    expect(asked).toEqual(['/', `${config.origin}/api/v1.0/email/send`])
  })

  test('nobody asks why if there was one', async () => {
    reach(isSite)
    answer = answers(429, 'Too Many Requests')
    await expect(outcome()).resolves.toMatchObject({ reason: 'refused' })
    expect(window.fetch).not.toHaveBeenCalled()
  })

  test.each([
    ['both answer', () => true],
    ['neither answers', () => false],
    ['only the service answers', (address: string) => !isSite(address)],
  ])('it may have been delivered if %s', async (_what, isReached) => {
    reach(isReached)
    await expect(outcome()).resolves.toEqual({ ok: false, reason: 'noAnswer', text: '' })
  })

  test('on a device that says it is offline, nothing is sent if the site does not answer either', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    reach(() => false)
    await expect(outcome()).resolves.toEqual({ ok: false, reason: 'offline', text: '' })
    expect(received).toEqual([])
  })

  test('on a device that only seems to be offline, it may have been delivered', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    reach(() => true)
    await expect(outcome()).resolves.toEqual({ ok: false, reason: 'noAnswer', text: '' })
    expect(received).toHaveLength(1)
  })
})

test('a timeout has its own reason, because the e-mail may have been delivered', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
  const asked = new Promise((resolve) => {
    answer = resolve
  })
  const outcome = sendByEmail(config)(application)
  await asked
  await jest.advanceTimersByTimeAsync(timeoutMs)
  await expect(outcome).resolves.toEqual({ ok: false, reason: 'timedOut', text: '' })
  expect(received).toHaveLength(1)
  jest.useRealTimers()
})

test.each([
  ['publicKey', 'The user ID is required'],
  ['serviceId', 'The service ID is required'],
  ['templateId', 'The template ID is required'],
] as const)('without %s the client throws, and nothing is sent', async (name, message) => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const outcome = await sendByEmail({ ...config, [name]: '' })(application)
  expect(outcome).toMatchObject({ ok: false, reason: 'unconfigured' })
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining(message))
  expect(received).toEqual([])
  consoleError.mockRestore()
})
