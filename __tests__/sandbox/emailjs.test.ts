import { RateLimit } from '../../sandbox/rateLimit'
import { application, emailRequest, openSandbox, type TestSandbox } from './support'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  sandbox.mails.length = 0
  await fetch(`${sandbox.url}/outbox`, { method: 'DELETE' })
})
afterAll(() => sandbox.close())

async function answerOf(response: Response): Promise<[number, string]> {
  return [response.status, await response.text()]
}

test('an application is answered 200 OK in plain text', async () => {
  const response = await sandbox.send(emailRequest())
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await answerOf(response)).toEqual([200, 'OK'])
})

test('an accepted application gives one e-mail and one entry in the outbox', async () => {
  await sandbox.send(emailRequest())
  expect(sandbox.mails).toHaveLength(1)
  expect(await sandbox.outbox()).toHaveLength(1)
})

const refusals: [string, Record<string, unknown>, number, string][] = [
  ['no user_id', { user_id: undefined }, 400, 'The user_id parameter is required'],
  ['an empty user_id', { user_id: '' }, 400, 'The user_id parameter is required'],
  ['no service_id', { service_id: undefined }, 400, 'The service_id parameter is required'],
  ['no template_id', { template_id: undefined }, 400, 'The template_id parameter is required'],
  [
    'an unknown user_id',
    { user_id: 'nobody' },
    400,
    'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  ],
  [
    'an unknown service_id',
    { service_id: 'nothing' },
    400,
    'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  ],
  [
    'an unknown template_id',
    { template_id: 'nothing' },
    400,
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  ],
  [
    'variables over 50 KB',
    { template_params: { ...application, company_address: 'x'.repeat(51_200) } },
    413,
    'Variables size limit, 50Kb',
  ],
]

test.each(refusals)(
  '%s is refused with the text that EmailJS uses',
  async (_case, changes, ...answer) => {
    expect(await answerOf(await sandbox.send(emailRequest(changes)))).toEqual(answer)
    expect(await sandbox.outbox()).toEqual([])
  },
)

test('a request without an Origin header, so not from a browser, is refused', async () => {
  const response = await fetch(`${sandbox.url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(emailRequest()),
  })
  expect(await answerOf(response)).toEqual([
    403,
    'API access from non-browser environments is currently disabled',
  ])
})

test.each([
  ['broken JSON', '{"user_id": '],
  ['an empty body', ''],
  ['a JSON list', '[]'],
  ['JSON null', 'null'],
  ['a prototype in JSON, and nothing else', '{"__proto__": {"user_id": "x"}}'],
])('%s is a bad request', async (_case, body) => {
  const [status] = await answerOf(await sandbox.send(body))
  expect(status).toBe(400)
})

test('a form instead of JSON is a bad request', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await answerOf(await sandbox.send('user_id=x', headers))).toEqual([400, 'Bad Request'])
})

test('a body far beyond the limit gets the response about variables too', async () => {
  const params = { ...application, company_address: 'x'.repeat(600_000) }
  const response = await sandbox.send(emailRequest({ template_params: params }))
  expect(await answerOf(response)).toEqual([413, 'Variables size limit, 50Kb'])
})

test('variables just under 50 KB are accepted', async () => {
  const rest = JSON.stringify({ ...application, company_address: '' }).length
  const params = { ...application, company_address: 'x'.repeat(51_200 - rest) }
  expect((await sandbox.send(emailRequest({ template_params: params }))).status).toBe(200)
})

test.each(['GET', 'PUT', 'DELETE'])('%s is not allowed at the send address', async (method) => {
  const response = await fetch(`${sandbox.url}/api/v1.0/email/send`, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toContain('POST')
})

test('send-form responds that it is not simulated', async () => {
  const url = `${sandbox.url}/api/v1.0/email/send-form`
  const [status, text] = await answerOf(await fetch(url, { method: 'POST', body: 'x' }))
  expect(status).toBe(404)
  expect(text).toContain('send-form')
})

test('the reserved service id is accepted as the account’s service', async () => {
  const response = await sandbox.send(emailRequest({ service_id: 'default_service' }))
  expect(response.status).toBe(200)
})

test('the error names a field that is missing, one unknown and one not text', async () => {
  const { phone, ...rest } = application
  const params = { ...rest, telephone: phone, gst_number: 7 }
  const response = await sandbox.send(emailRequest({ template_params: params }))
  expect(await answerOf(response)).toEqual([
    400,
    'Sandbox: template_params must be exactly the fields of the application, all text. Missing: phone. Unknown: telephone. Not text: gst_number.',
  ])
})

test.each([
  ['missing', undefined],
  ['a list', []],
  ['text', 'x'],
  ['null', null],
])('template_params that is %s is refused', async (_case, params) => {
  const response = await sandbox.send(emailRequest({ template_params: params }))
  expect(await answerOf(response)).toEqual([400, expect.stringContaining('Missing: company_name')])
})

test('a page of any origin may read a refusal', async () => {
  const response = await sandbox.send(emailRequest({ user_id: 'nobody' }))
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('if the e-mail cannot be delivered, the response is 500 and the outbox stays empty', async () => {
  const broken = await openSandbox({ deliver: () => Promise.reject(new Error('mailbox full')) })
  const [status, text] = await answerOf(await broken.send(emailRequest()))
  const outbox = await broken.outbox()
  await broken.close()
  expect([status, text, outbox]).toEqual([500, expect.stringContaining('mailbox full'), []])
})

describe('the limit of one request per second', () => {
  test('is off by default', async () => {
    const both = await Promise.all([1, 2].map(() => sandbox.send(emailRequest())))
    expect(both.map((response) => response.status)).toEqual([200, 200])
  })

  test('responds with 429 when it is on', async () => {
    let now = 0
    const strict = await openSandbox({ rateLimit: new RateLimit(() => now) })
    const first = await strict.send(emailRequest())
    now = 999
    const second = await answerOf(await strict.send(emailRequest()))
    now = 1000
    const third = await strict.send(emailRequest())
    await strict.close()
    expect([first.status, second, third.status]).toEqual([200, [429, 'Too Many Requests'], 200])
  })
})
