import { emailRequest, sendPath } from '../src/email'
import { type Sandbox, startSandbox } from '../src/startSandbox'

const template = { subject: '{{customer}}', replyTo: '{{phone}}', body: '{{address}}' }
const order = { customer: 'Asha Rao', phone: '+91 98765 43210', address: '12 MG Road' }
const { phone, ...others } = order
const request = emailRequest(order)

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, template })
})
afterEach(() => sandbox.close())

/** Posts an object as JSON, as the e-mail client does, and a string as it is. */
const send = (body: unknown) =>
  fetch(sandbox.url + sendPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('an application is accepted as EmailJS does it', async () => {
  const response = await send(request)
  expect([response.status, await response.text()]).toEqual([200, 'OK'])
})

test.each([
  [{ ...request, user_id: 'nobody' }, 400, 'The Public Key is invalid.'],
  [{ ...request, service_id: 'nothing' }, 400, 'The service ID not found.'],
  [{ ...request, template_id: 'nothing' }, 400, 'The template ID not found.'],
  [emailRequest({ ...order, address: 'x'.repeat(51_200) }), 413, 'Variables size limit, 50Kb'],
  [
    { ...request, template_params: { ...others, telephone: phone, address: 7 } },
    400,
    'Missing, unknown or not text: address, phone, telephone.',
  ],
  ['{"user_id": ', 400, 'Bad Request'],
  ['null', 400, 'Bad Request'],
])('a wrong request is refused as EmailJS does it, case %#', async (body, status, text) => {
  const response = await send(body)
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)])
  expect(await (await fetch(`${sandbox.url}/outbox`)).json()).toEqual([])
})
