import { emailRequest } from '../email'
import { application, sandboxOfTests } from './support'

const sandbox = sandboxOfTests()

async function answerOf(response: Response): Promise<[number, string]> {
  return [response.status, await response.text()]
}

test.each([
  [{ user_id: 'nobody' }, 400, 'The Public Key is invalid.'],
  [{ service_id: 'nothing' }, 400, 'The service ID not found.'],
  [{ template_id: 'nothing' }, 400, 'The template ID not found.'],
  [
    { template_params: { ...application, company_address: 'x'.repeat(51_200) } },
    413,
    'Variables size limit, 50Kb',
  ],
])('a wrong request is refused as EmailJS does it, case %#', async (changes, status, text) => {
  expect(await answerOf(await sandbox.send({ ...emailRequest(application), ...changes }))).toEqual([
    status,
    expect.stringContaining(text),
  ])
  expect(await sandbox.outbox()).toEqual([])
})

test.each([
  ['broken JSON', '{"user_id": '],
  ['JSON null', 'null'],
])('%s is a bad request', async (_case, body) => {
  expect(await answerOf(await sandbox.send(body))).toEqual([400, 'Bad Request'])
})

test('the error names a field that is missing, one unknown and one not text', async () => {
  const { phone, ...rest } = application
  const params = { ...rest, telephone: phone, gst_number: 7 }
  const response = await sandbox.send({ ...emailRequest(application), template_params: params })
  expect(await answerOf(response)).toEqual([
    400,
    'Sandbox: template_params must be exactly the fields of the application, all text. Missing: phone. Unknown: telephone. Not text: gst_number.',
  ])
})
