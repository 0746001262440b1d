import { openSandbox, pdfBytes, type TestSandbox, uploaded, uploadForm } from './support'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const unknown = '00000000-0000-4000-8000-000000000000'

const get = (id: string, name = '', method = 'GET') =>
  fetch(`${sandbox.url}/${id}/${name}`, { method })

test('returns the same bytes', async () => {
  const bytes = Buffer.concat([pdfBytes, Buffer.from(Array.from({ length: 90_000 }, (_, n) => n))])
  const response = await get(await uploaded(sandbox, uploadForm(bytes)))
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
})

test('sends type, size and file name, and forbids MIME sniffing', async () => {
  const { headers } = await get(await uploaded(sandbox))
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdfBytes.length),
    'content-disposition': 'inline; filename="gst.pdf"',
    'x-content-type-options': 'nosniff',
  })
})

test('sends the type of the content, whatever was declared', async () => {
  const { headers } = await get(await uploaded(sandbox, uploadForm(Buffer.from('<script>'))))
  expect(headers.get('content-type')).toBe('application/octet-stream')
})

test.each([
  ['certificate.pdf', 'certificate.pdf'],
  ['GST%20certificate.pdf', 'GSTcertificate.pdf'],
  ['image@2x.jpg', 'image2x.jpg'],
  ['%22%0d%0aX-Evil:1', 'XEvil1'],
  ['%E8%AF%81', 'unnamed'],
])('also serves a file under the name %s', async (name, shown) => {
  const response = await get(await uploaded(sandbox), name)
  expect(Buffer.from(await response.arrayBuffer()).equals(pdfBytes)).toBe(true)
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${shown}"`)
})

test.each(['', 'certificate.pdf'])('answers HEAD of "%s" with the size, no bytes', async (name) => {
  const response = await get(await uploaded(sandbox), name, 'HEAD')
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    String(pdfBytes.length),
    '',
  ])
})

test.each([unknown, 'not-a-uuid', '..%2f..%2fetc', unknown.toUpperCase().replace('8', 'A')])(
  'responds to %s with 404',
  async (id) => {
    expect((await get(id)).status).toBe(404)
  },
)

test.each([
  ['an unknown file', () => get(unknown, 'a.pdf')],
  ['an operation', async () => get(await uploaded(sandbox), '-/preview/')],
  ['a missing slash', async () => fetch(`${sandbox.url}/${await uploaded(sandbox)}`)],
])('responds to %s with 404', async (_case, call) => {
  expect((await call()).status).toBe(404)
})

test.each(['', 'a.pdf'])('accepts no other method for "%s"', async (name) => {
  const response = await get(unknown, name, 'DELETE')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})
