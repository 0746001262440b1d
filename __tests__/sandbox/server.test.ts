import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import {
  accepted,
  accounts,
  emailRequest,
  openSandbox,
  sendPath,
  type TestSandbox,
} from './support'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

/** Sends raw text over TCP and returns the first line of the response. */
async function statusLineOf(request: string): Promise<string> {
  const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  const [data] = await once(socket, 'data')
  socket.destroy()
  return String(data).split('\r\n')[0] ?? ''
}

test.each([
  ['unknown address', '/nowhere', 404],
  ['missing slash', '/base', 404],
  ['slash too many', '/outbox/', 404],
  ['name on every object prototype', '/constructor', 404],
  ['broken escape', '/%zz', 400],
  ['escaped NUL', '/%00/', 404],
  ['very long name', `/${'x'.repeat(2000)}/`, 400],
  ['parameter in brackets', '/info/?file_id[$ne]=1', 403],
])('a %s is refused, and any page may read the error', async (_case, path, status) => {
  const { status: answered, headers } = await fetch(sandbox.url + path)
  expect([answered, headers.get('access-control-allow-origin')]).toEqual([status, '*'])
})

test.each([
  ['POST', '/'],
  ['PATCH', '/faults'],
  ['POST', '/info/'],
  ['GET', '/base/'],
  ['HEAD', '/base/'],
  ['PROPFIND', '/outbox'],
])('%s %s is not allowed', async (method, path) => {
  expect((await fetch(sandbox.url + path, { method })).status).toBe(405)
})

test.each([
  ['text that is not HTTP', 'hello\r\n\r\n'],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['two lengths', 'POST /outbox HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
])('%s is a bad request', async (_case, request) => {
  expect(await statusLineOf(request)).toMatch(/^HTTP\/1\.1 400 /)
})

test('no request causes a server error or a crash', async () => {
  const path = fc.constantFrom(sendPath, '/base/', '/faults')
  const type = fc.constantFrom(
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=b',
    'multipart/form-data',
    'x',
  )
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.json().map((text) => Buffer.from(text)),
    fc
      .string()
      .map((text) => Buffer.from(`--b\r\nContent-Disposition: form-data; ${text}\r\n\r\n`)),
  )
  await fc.assert(
    fc.asyncProperty(path, type, body, async (where, contentType, content) => {
      const response = await fetch(sandbox.url + where, {
        method: where === '/faults' ? 'PUT' : 'POST',
        headers: { origin: 'http://localhost', 'content-type': contentType },
        body: new Uint8Array(content),
      })
      await response.text()
      await fetch(`${sandbox.url}/faults`, { method: 'DELETE' })
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
  expect((await sandbox.send(emailRequest())).status).toBe(accepted)
})

describe('the page at /', () => {
  async function page(): Promise<{ html: string; headers: Headers }> {
    const response = await fetch(`${sandbox.url}/`)
    return { html: await response.text(), headers: response.headers }
  }

  test('links to the mailbox, the outbox and the faults', async () => {
    const { html } = await page()
    const links = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])
    expect(links).toEqual(expect.arrayContaining(['http://127.0.0.1:9020/', '/outbox', '/faults']))
  })

  test('shows example calls with the sandbox’s actual address', async () => {
    const { html } = await page()
    expect(html).toContain(`curl ${sandbox.url}${sendPath}`)
    expect(html).toContain(accounts.uploadPublicKey)
  })

  test('has no script and loads nothing from elsewhere', async () => {
    const { html, headers } = await page()
    expect(html).not.toMatch(/<script|src=|@import|url\(/)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  })

  test('has a language, a title, one main part and one first heading', async () => {
    const { html } = await page()
    for (const part of ['<html lang="en">', '<title>', '<main>', '<h1>']) {
      expect(html.split(part)).toHaveLength(2)
    }
  })
})
