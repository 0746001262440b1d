import { openTestEditor, type TestEditor } from './support'

let editor: TestEditor
beforeAll(async () => {
  editor = await openTestEditor()
})
afterAll(() => editor.close())

type Headers = Record<string, string>
const host = () => new URL(editor.url).host
const port = () => new URL(editor.url).port
const ours = () => ({
  host: host(),
  origin: editor.url,
  'content-type': 'application/json',
})
/** Sends exactly these headers, including Host, which fetch does not allow. */
const get = (url: string, headers: Headers = {}) =>
  editor.app.inject({ url, headers: { host: host(), ...headers } })

test.each(['127.0.0.1', 'localhost'])(
  'accepts %s with the port as its own address',
  async (name) => {
    expect((await get('/api/pictures', { host: `${name}:${port()}` })).statusCode).toBe(200)
  },
)

test.each([
  ['a name that was made to mean 127.0.0.1', () => `evil.example:${port()}`],
  ['its address with another port', () => '127.0.0.1:1'],
  ['its address without the port', () => '127.0.0.1'],
  ['a user name before it', () => `evil.example@127.0.0.1:${port()}`],
])('answers 421 to a Host that is %s', async (_what, name) => {
  const { statusCode, body, headers } = await get('/api/content', { host: name() })
  expect(statusCode).toBe(421)
  expect(body).not.toContain('HomeContent')
  expect(headers['access-control-allow-origin']).toBeUndefined()
  const page = await get('/', { host: name() })
  expect(page.body).toContain(`answers at ${editor.url} only`)
})

test.each(['http://evil.example', 'null', 'http://127.0.0.1:9000', 'https://127.0.0.1'])(
  'answers 403 to the Origin %s',
  async (origin) => {
    const options = { method: 'POST', url: '/api/save', headers: { ...ours(), origin } } as const
    const answer = await editor.app.inject(options)
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  },
)

test.each([
  ['POST', 'text/plain', 415],
  ['POST', 'application/x-www-form-urlencoded', 415],
  ['POST', 'multipart/form-data; boundary=x', 415],
  ['POST', undefined, 400],
  ['PUT', undefined, 404],
  ['OPTIONS', undefined, 404],
])('rejects %s of type %s to /api/save', async (method, type, expected) => {
  const { 'content-type': _, ...others } = ours()
  const headers = { ...others, ...(type !== undefined && { 'content-type': type }) }
  const answer = await editor.app.inject({ method, url: '/api/save', headers })
  expect(answer.statusCode).toBe(expected)
  expect(answer.headers['access-control-allow-methods']).toBeUndefined()
})

test.each([
  ['JSON that breaks off', '/api/save', '{"files":'],
  ['no body', '/api/save', ''],
  ['another shape', '/api/save', '{"files":1}'],
  ['more than texts can have', '/api/check', `{"files":[],"x":"${'x'.repeat(2e6)}"}`],
  ['JSON in place of a picture', '/api/pictures?file=home.yaml&key=hero.image', '{"a":1'],
])('rejects %s with a message for staff', async (_what, url, payload) => {
  const options = { method: 'POST', headers: ours(), payload } as const
  const { statusCode, body } = await editor.app.inject({ url, ...options })
  expect([400, 413]).toContain(statusCode)
  expect(JSON.parse(body)).toEqual({
    message: expect.stringMatching(/^The content editor did not|all texts together 1 MB/),
  })
  expect(body).not.toMatch(/FST_|Error|body/)
})

test('no response is stored; each forbids third-party scripts, framing and MIME sniffing', async () => {
  for (const path of ['/', '/api/pictures', '/nothing']) {
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
  }
})
