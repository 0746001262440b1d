import { emailRequest } from '../email'
import { application, openSandbox, type TestSandbox } from './support'

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

const send = () => sandbox.send(emailRequest(application))

test('a fault responds in place of the provider', async () => {
  await sandbox.setFaults({ email: { status: 500, body: 'no luck' } })
  const response = await send()
  expect([response.status, await response.text()]).toEqual([500, 'no luck'])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await sandbox.outbox()).toEqual([])
})

test('a fault ends after its number of requests, and shows how many are left', async () => {
  await sandbox.setFaults({ email: { status: 503, times: 2 }, info: { drop: true } })
  expect(await statusesOf(1, send)).toEqual([503])
  const faults = await (await fetch(`${sandbox.url}/faults`)).json()
  expect(faults).toEqual({ email: { status: 503, times: 1 }, info: { drop: true } })
  expect(await statusesOf(2, send)).toEqual([503, 200])
})

test('with after, the e-mail is delivered and the response is lost', async () => {
  await sandbox.setFaults({ email: { after: true, drop: true, times: 1 } })
  await expect(send()).rejects.toThrow('fetch failed')
  expect(await sandbox.outbox()).toHaveLength(1)
})

test('a refused application does not use up a fault with after', async () => {
  await sandbox.setFaults({ email: { after: true, status: 500, times: 1 } })
  await sandbox.send('{')
  expect(await statusesOf(2, send)).toEqual([500, 200])
})

test('a delay on its own only delays the response', async () => {
  await sandbox.setFaults({ email: { delayMs: 40 } })
  const started = performance.now()
  expect((await send()).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThanOrEqual(38)
})

test('a request that a fault delays ends when the faults are removed', async () => {
  const faults = `${sandbox.url}/faults`
  await sandbox.setFaults({ email: { delayMs: 300_000, times: 1 } })
  const lost = expect(send()).rejects.toThrow()
  // Until the fault has been applied.
  while ('email' in (await (await fetch(faults)).json())) {}
  await fetch(faults, { method: 'DELETE' })
  await lost
})

test('a JSON body is sent as JSON, any other as text', async () => {
  await sandbox.setFaults({ upload: { body: '{"error":{}}' }, email: { body: 'junk' } })
  const types = [await sandbox.upload(), await send()].map((r) => r.headers.get('content-type'))
  expect(types).toEqual(['application/json; charset=utf-8', 'text/plain; charset=utf-8'])
})

const invalid: [string, unknown, string][] = [
  ['a list', [], 'The body must be object'],
  ['an unknown target', { mail: {} }, 'The body must NOT have additional properties: mail.'],
  ['an unknown key', { email: { code: 500 } }, 'email must NOT have additional properties: code.'],
  ['a status in text', { email: { status: '500' } }, 'email/status must be integer'],
  [
    'a header with a line break',
    { email: { headers: { a: 'x\r\ny: z' } } },
    'email/headers/a must',
  ],
]

test.each(invalid)('%s is refused with a reason', async (_case, faults, reason) => {
  const response = await sandbox.setFaults(faults)
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(reason)])
})

test('refused faults leave the old ones unchanged, and one without times stays', async () => {
  await sandbox.setFaults({ email: { status: 503 } })
  await sandbox.setFaults({ email: { status: 1 } })
  expect(await statusesOf(3, send)).toEqual([503, 503, 503])
})
