import { openSandbox, sendPath, type TestSandbox } from './support'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const file = '/00000000-0000-4000-8000-000000000000/'
const uploadHeaders = 'DNT, X-UC-User-Agent, X-PINGOTHER'
const uploadExposed = 'Warning, Retry-After'
const own = 'Content-Type'

/** Path, methods, headers that may be sent, headers that may be read, max-age. */
const preflights: [string, string, string, string | null, string | null][] = [
  [sendPath, 'POST, OPTIONS', 'content-type', null, null],
  ['/base/', 'POST, OPTIONS', uploadHeaders, uploadExposed, '1'],
  ['/base/?jsonerrors=1', 'POST, OPTIONS', uploadHeaders, uploadExposed, '1'],
  ['/info/', 'GET, HEAD, OPTIONS', uploadHeaders, uploadExposed, '1'],
  [file, 'GET, HEAD, OPTIONS', '', null, null],
  [`${file}certificate.pdf`, 'GET, HEAD, OPTIONS', '', null, null],
  ['/files/', 'GET, HEAD, OPTIONS', '', null, null],
  ['/files/storage/', 'DELETE, OPTIONS', '', null, null],
  ['/outbox', 'GET, HEAD, DELETE, OPTIONS', own, null, null],
  ['/faults', 'GET, HEAD, PUT, DELETE, OPTIONS', own, null, null],
  ['/', 'GET, HEAD, OPTIONS', own, null, null],
  ['/nowhere', 'OPTIONS', own, null, null],
]

test.each(preflights)('a preflight of %s passes', async (path, methods, sent, read, maxAge) => {
  const { status, headers } = await fetch(sandbox.url + path, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost', 'access-control-request-method': 'POST' },
  })
  expect({ status, ...corsOf(headers) }).toEqual({
    status: 204,
    origin: '*',
    methods,
    sent,
    read,
    maxAge,
  })
})

const errors: [string, string, string, number, string | null][] = [
  ['POST', '/base/', 'an upload without a key', 403, uploadExposed],
  ['GET', '/base/', 'a wrong method', 405, uploadExposed],
  ['GET', '/info/', 'an info without a key', 403, uploadExposed],
  ['POST', '/info/', 'a wrong method', 405, uploadExposed],
  ['POST', sendPath, 'an e-mail that is not JSON', 400, null],
  ['GET', file, 'an unknown file', 404, null],
  ['POST', file, 'a wrong method', 405, null],
  ['PUT', '/faults', 'faults that are not JSON', 400, null],
]

test.each(errors)(
  '%s %s: any page may read the error of %s',
  async (method, path, _, code, read) => {
    const { status, headers } = await fetch(sandbox.url + path, {
      method,
      headers: { origin: 'http://localhost' },
    })
    expect({ status, ...corsOf(headers) }).toEqual({
      status: code,
      origin: '*',
      methods: null,
      sent: null,
      read,
      maxAge: null,
    })
  },
)

function corsOf(headers: Headers) {
  return {
    origin: headers.get('access-control-allow-origin'),
    methods: headers.get('access-control-allow-methods'),
    sent: headers.get('access-control-allow-headers'),
    read: headers.get('access-control-expose-headers'),
    maxAge: headers.get('access-control-max-age'),
  }
}
