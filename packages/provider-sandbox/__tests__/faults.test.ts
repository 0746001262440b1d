import { emailRequest } from '../src/email'
import { openSandbox, order, type TestSandbox } from './support'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

async function statusesOf(count: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < count) statuses.push((await call()).status)
  return statuses
}

const send = () => sandbox.send(emailRequest(order))

test('a fault ends after its number of requests, and shows how many are left', async () => {
  await sandbox.setFaults({ email: { status: 503, times: 2 }, info: { drop: true } })
  expect(await statusesOf(1, send)).toEqual([503])
  const faults = await (await fetch(`${sandbox.url}/faults`)).json()
  expect(faults).toEqual({ email: { status: 503, times: 1 }, info: { drop: true } })
  expect(await statusesOf(2, send)).toEqual([503, 200])
})

test('a refused order does not use up a fault with after', async () => {
  await sandbox.setFaults({ email: { after: true, status: 500, times: 1 } })
  await sandbox.send('{')
  expect(await statusesOf(2, send)).toEqual([500, 200])
})

test.each<[string, unknown, string]>([
  ['a list', [], 'The body must be object'],
  ['an unknown target', { mail: {} }, 'The body must NOT have additional properties: mail.'],
  ['an unknown key', { email: { code: 500 } }, 'email must NOT have additional properties: code.'],
  ['a status in text', { email: { status: '500' } }, 'email/status must be integer'],
  [
    'a header with a line break',
    { email: { headers: { a: 'x\r\ny: z' } } },
    'email/headers/a must',
  ],
])('%s is refused with a reason', async (_case, faults, reason) => {
  const response = await sandbox.setFaults(faults)
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(reason)])
})

test('refused faults leave the old ones unchanged, and one without times stays', async () => {
  await sandbox.setFaults({ email: { status: 503 } })
  await sandbox.setFaults({ email: { status: 1 } })
  expect(await statusesOf(3, send)).toEqual([503, 503, 503])
})
