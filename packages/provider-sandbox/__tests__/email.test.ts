import { emailRequest } from '../src/email'
import { order, sandboxOfTests } from './support'

const sandbox = sandboxOfTests()

const request = emailRequest(order)
const { phone, ...others } = order

test.each([
  [{ ...request, user_id: 'nobody' }, 400, 'The Public Key is invalid.'],
  [{ ...request, service_id: 'nothing' }, 400, 'The service ID not found.'],
  [{ ...request, template_id: 'nothing' }, 400, 'The template ID not found.'],
  [
    { ...request, template_params: { ...order, address: 'x'.repeat(51_200) } },
    413,
    'Variables size limit, 50Kb',
  ],
  [
    { ...request, template_params: { ...others, telephone: phone, address: 7 } },
    400,
    'Sandbox: template_params must be exactly the variables of the template, all text. Missing: phone. Unknown: telephone. Not text: address.',
  ],
  ['{"user_id": ', 400, 'Bad Request'],
  ['null', 400, 'Bad Request'],
])('a wrong request is refused as EmailJS does it, case %#', async (body, status, text) => {
  const response = await sandbox.send(body)
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)])
  expect(await sandbox.outbox()).toEqual([])
})
