import { accepted, emailRequest, openSandbox, type TestSandbox, uploaded } from './support'

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

const send = () => sandbox.send(emailRequest())

test('a fault responds in place of the provider', async () => {
  await sandbox.setFaults({ email: { status: 500, body: 'no luck' } })
  const response = await send()
  expect([response.status, await response.text()]).toEqual([500, 'no luck'])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('a request that hits a fault delivers nothing', async () => {
  await sandbox.setFaults({ email: { status: 500 } })
  await send()
  expect(await sandbox.outbox()).toEqual([])
})

test('a fault without times stays', async () => {
  await sandbox.setFaults({ email: { status: 503 } })
  expect(await statusesOf(3, send)).toEqual([503, 503, 503])
})

test('a fault with times ends after that many requests', async () => {
  await sandbox.setFaults({ email: { status: 503, times: 2 } })
  expect(await statusesOf(3, send)).toEqual([503, 503, accepted])
})

test('the current faults show how many times are left', async () => {
  await sandbox.setFaults({ email: { status: 503, times: 2 }, info: { drop: true } })
  await send()
  const faults = await (await fetch(`${sandbox.url}/faults`)).json()
  expect(faults).toEqual({ email: { status: 503, times: 1 }, info: { drop: true } })
})

test('faults can be removed', async () => {
  await sandbox.setFaults({ email: { status: 503 } })
  await fetch(`${sandbox.url}/faults`, { method: 'DELETE' })
  expect((await send()).status).toBe(accepted)
})

test('new faults replace all old ones', async () => {
  await sandbox.setFaults({ email: { status: 503 } })
  await sandbox.setFaults({ upload: { status: 503 } })
  expect([(await send()).status, (await sandbox.upload()).status]).toEqual([accepted, 503])
})

test('a dropped connection gives no response', async () => {
  await sandbox.setFaults({ email: { drop: true } })
  await expect(send()).rejects.toThrow('fetch failed')
})

test('all keys at once are allowed, and the connection is dropped', async () => {
  const fault = { status: 500, body: 'text', delayMs: 1, drop: true, times: 1 }
  await sandbox.setFaults({ email: fault, upload: fault, info: fault })
  await expect(send()).rejects.toThrow('fetch failed')
})

test('with after, the e-mail is delivered and the response is lost', async () => {
  await sandbox.setFaults({ email: { after: true, drop: true, times: 1 } })
  await expect(send()).rejects.toThrow('fetch failed')
  expect(await sandbox.outbox()).toHaveLength(1)
})

test('a refused application does not use up a fault with after', async () => {
  await sandbox.setFaults({ email: { after: true, status: 500, times: 1 } })
  await sandbox.send('{')
  expect(await statusesOf(2, send)).toEqual([500, accepted])
})

test('a delay on its own only delays the response', async () => {
  await sandbox.setFaults({ email: { delayMs: 40 } })
  const started = performance.now()
  expect((await send()).status).toBe(accepted)
  expect(performance.now() - started).toBeGreaterThanOrEqual(38)
})

test('a long delay does not prevent the sandbox from stopping', async () => {
  const slow = await openSandbox()
  await slow.setFaults({ email: { delayMs: 300_000 } })
  const lost = expect(slow.send(emailRequest())).rejects.toThrow()
  await fetch(`${slow.url}/outbox`)
  await slow.close()
  await lost
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

test('an upload fault can use Uploadcare’s format: 200, with the error in JSON', async () => {
  const error = {
    status_code: 429,
    content: 'Request was throttled.',
    error_code: 'RequestThrottledError',
  }
  await sandbox.setFaults({
    upload: { body: JSON.stringify({ error }), headers: { 'retry-after': '1' } },
  })
  const response = await sandbox.upload()
  expect(response.headers.get('retry-after')).toBe('1')
  expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After')
  expect([response.status, await response.json()]).toEqual([200, { error }])
})

test('an info fault does not affect uploads', async () => {
  await sandbox.setFaults({ info: { status: 500, body: 'no info' } })
  const file_id = await uploaded(sandbox)
  expect((await sandbox.info({ pub_key: 'x', file_id })).status).toBe(500)
})

const invalid: [string, unknown, string][] = [
  ['a list', [], 'The body must be object'],
  ['an unknown target', { mail: {} }, 'The body must NOT have additional properties: mail.'],
  ['an unknown key', { email: { code: 500 } }, 'email must NOT have additional properties: code.'],
  ['a fault that is not an object', { email: 500 }, 'email must be object'],
  ['a status of 99', { email: { status: 99 } }, 'email/status must be >= 200'],
  ['a status in text', { email: { status: '500' } }, 'email/status must be integer'],
  ['a body that is not text', { email: { body: {} } }, 'email/body must be string'],
  ['an endless delay', { email: { delayMs: 1e9 } }, 'email/delayMs must be <= 300000'],
  ['a drop of 1', { email: { drop: 1 } }, 'email/drop must be boolean'],
  ['no times at all', { email: { times: 0 } }, 'email/times must be >= 1'],
  [
    'a header with a line break',
    { email: { headers: { a: 'x\r\ny: z' } } },
    'email/headers/a must',
  ],
  ['a list fault with after', { list: { after: true } }, 'list must NOT have'],
  ['an info fault with after', { info: { after: true } }, 'info must NOT have'],
]

test.each(invalid)('%s is refused with a reason', async (_case, faults, reason) => {
  const response = await sandbox.setFaults(faults)
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(reason)])
})

test('refused faults leave the old ones unchanged', async () => {
  await sandbox.setFaults({ email: { status: 503 } })
  await sandbox.setFaults({ email: { status: 1 } })
  expect((await send()).status).toBe(503)
})

test('faults that are not JSON are refused', async () => {
  const response = await fetch(`${sandbox.url}/faults`, { method: 'PUT', body: '{"email"' })
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('JSON')])
})
