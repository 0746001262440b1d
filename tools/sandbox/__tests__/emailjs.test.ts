import { Outbox } from '../application'
import { accounts, application, emailRequest, openSandbox, type TestSandbox } from './support'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
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

const refusals: [string, Record<string, unknown>, number, string][] = [
  ['no user_id', { user_id: undefined }, 400, 'The user_id parameter is required'],
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
  [
    'variables far over 50 KB',
    { template_params: { ...application, company_address: 'x'.repeat(2_000_000) } },
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

test('variables just under 50 KB are accepted', async () => {
  const rest = JSON.stringify({ ...application, company_address: '' }).length
  const params = { ...application, company_address: 'x'.repeat(51_200 - rest) }
  expect((await sandbox.send(emailRequest({ template_params: params }))).status).toBe(200)
})

test.each([
  ['broken JSON', '{"user_id": '],
  ['an empty body', ''],
  ['a JSON list', '[]'],
  ['JSON null', 'null'],
])('%s is a bad request', async (_case, body) => {
  expect(await answerOf(await sandbox.send(body))).toEqual([400, 'Bad Request'])
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
  ['null', null],
])('template_params that is %s is refused', async (_case, params) => {
  const response = await sandbox.send(emailRequest({ template_params: params }))
  expect(await answerOf(response)).toEqual([400, expect.stringContaining('Missing: company_name')])
})

describe('the outbox', () => {
  test('shows an application as it was sent', async () => {
    await sandbox.send(emailRequest())
    expect(await sandbox.outbox()).toEqual([
      {
        id: expect.any(String),
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        lib_version: '3.2.0',
        user_id: accounts.emailPublicKey,
        service_id: accounts.emailServiceId,
        template_id: accounts.emailTemplateId,
        template_params: application,
      },
    ])
  })

  test('drops the oldest when it is full', () => {
    const outbox = new Outbox(2)
    for (const lib_version of ['1', '2', '3']) {
      outbox.add({ lib_version, template_params: application })
    }
    expect(outbox.list().map((entry) => entry.lib_version)).toEqual(['2', '3'])
  })
})
