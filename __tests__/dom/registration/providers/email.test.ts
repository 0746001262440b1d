import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { EmailConfig } from '../../../../src/registration/providers/config'
import { ownOrigins } from '../../../../src/registration/providers/config'
import { sendByEmail } from '../../../../src/registration/providers/email'
import { toApplication } from '../../../../src/registration/rules/application'
import { timeoutMs } from '../../../../src/registration/rules/limits'
import type { FailedSend, SendOutcome } from '../../../../src/registration/rules/ports'
import { pending } from '../../../fixtures/registration/fakePorts'
import { completeDraft } from '../../../fixtures/registration/samples'
import { isSite, reach } from './support'

const application = toApplication(completeDraft)

/** How a local e-mail service responds; each test sets it. */
let answer: (response: ServerResponse) => void
let received: { path: string | undefined; body: unknown }[] = []
const config: EmailConfig = { publicKey: 'key', serviceId: 'service', templateId: 'template' }

const server = createServer(async (request, response) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'content-type')
  if (request.method === 'OPTIONS') return void response.end()
  received.push({ path: request.url, body: await json(request) })
  answer(response)
})

const answers = (status: number, text: string) => (response: ServerResponse) =>
  void response.writeHead(status).end(text)

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  config.origin = `http://127.0.0.1:${port}`
})
afterEach(() => {
  received = []
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'fetch')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('posts the provider’s five keys, with the application and version 3.2.0', async () => {
  answer = answers(200, 'OK')
  await sendByEmail(config)(application)
  const body = {
    lib_version: '3.2.0',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: application,
  }
  expect(received).toEqual([{ path: '/api/v1.0/email/send', body }])
})

test('without another address, the client asks the origin that the page’s policy allows', async () => {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => {
    throw new Error('Not in a test')
  })
  await sendByEmail({ ...config, origin: undefined })(application)
  expect(open).toHaveBeenCalledWith('POST', `${ownOrigins.email}/api/v1.0/email/send`, true)
})

test.each<[string, number, string, SendOutcome]>([
  ['success', 200, 'OK', { ok: true }],
  ['success', 200, '<h1>Sign in to this network</h1>', { ok: true }],
  ['success', 500, 'OK', { ok: true }],
  ['unclear', 202, 'accepted', { ok: false, reason: 'unclear', text: 'accepted' }],
  ['a refusal', 400, 'Invalid key.', { ok: false, reason: 'refused', text: 'Invalid key.' }],
  ['a refusal', 503, 'Down.', { ok: false, reason: 'refused', text: 'Down.' }],
  // A gateway's: the service behind it may have taken the application.
  ['unclear', 408, 'Timeout', { ok: false, reason: 'unclear', text: 'Timeout' }],
  ['unclear', 500, 'Error', { ok: false, reason: 'unclear', text: 'Error' }],
  ['unclear', 504, 'Timeout', { ok: false, reason: 'unclear', text: 'Timeout' }],
])('it is %s with status %i and text "%s"', async (_what, status, text, outcome) => {
  // The service would be called blocked, if anybody asked why there was no answer.
  reach(isSite)
  answer = answers(status, text)
  await expect(sendByEmail(config)(application)).resolves.toEqual(outcome)
})

describe('without an answer', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    answer = (response) => response.destroy()
  })

  test('the service is blocked if only the site answers, although it received the application', async () => {
    const { asked } = reach(isSite)
    const outcome = await sendByEmail(config)(application)
    expect(outcome).toEqual({ ok: false, reason: 'blocked', text: '' })
    expect(received).toHaveLength(1)
    expect(asked()).toEqual(['/', `${config.origin}/api/v1.0/email/send`])
  })

  test.each([
    ['noAnswer', 'both answer', true, true],
    ['noAnswer', 'neither answers', true, false],
    ['noAnswer', 'both answer, although the device says that it is offline', false, true],
    ['offline', 'neither answers, as the device says', false, false],
  ])('it is %s if %s', async (reason, _what, isOnline, isReached) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    reach(() => isReached)
    const outcome = await sendByEmail(config)(application)
    expect(outcome).toEqual({ ok: false, reason, text: '' })
    expect(received).toHaveLength(reason === 'offline' ? 0 : 1)
  })
})

test('after a timeout the answer may still come', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
  const { promise: asked, resolve } = pending<ServerResponse>()
  answer = resolve
  const outcome = sendByEmail(config)(application)
  const response = await asked
  await jest.advanceTimersByTimeAsync(timeoutMs)
  await expect(outcome).resolves.toMatchObject({ ok: false, reason: 'timedOut', text: '' })
  response.end('OK')
  const { late } = (await outcome) as FailedSend
  await expect(late).resolves.toEqual({ ok: true })
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
})
