import { once } from 'node:events'
import { connect } from 'node:net'
import { Uploads } from '../uploads'
import {
  accounts,
  openSandbox,
  pdfBytes,
  type TestSandbox,
  unknownUuid,
  uploaded,
  uploadForm,
} from './support'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const pub_key = accounts.uploadPublicKey

/** The widget's form, with these fields changed; without those that are undefined. */
function formWith(changes: Record<string, string | undefined>): FormData {
  const form = uploadForm()
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) form.delete(name)
    else form.set(name, value)
  }
  return form
}

const infoOf = async (file_id: string) => (await sandbox.info({ pub_key, file_id })).json()

const error = (status_code: number, content: string, error_code: string) => ({
  error: { status_code, content, error_code },
})
const keyRequired = 'UPLOADCARE_PUB_KEY is required.'

describe('uploading', () => {
  test('returns the uuid of the file, under the name of its part', async () => {
    const response = await sandbox.upload()
    expect(await response.json()).toEqual({ file: expect.stringMatching(uuid) })
  })

  test('ignores fields that it does not know', async () => {
    const form = formWith({ signature: '1', expire: '1', 'metadata[a]': 'b' })
    expect(await uploaded(sandbox, form)).toMatch(uuid)
  })

  const refusals: [string, () => FormData, ReturnType<typeof error>][] = [
    [
      'no public key',
      () => formWith({ UPLOADCARE_PUB_KEY: undefined }),
      error(403, keyRequired, 'ProjectPublicKeyRequiredError'),
    ],
    [
      'an unknown public key',
      () => formWith({ UPLOADCARE_PUB_KEY: 'nobody' }),
      error(403, 'UPLOADCARE_PUB_KEY is invalid.', 'ProjectPublicKeyInvalidError'),
    ],
    [
      'no file',
      () => formWith({ file: undefined }),
      error(400, 'Request does not contain files.', 'FilesRequiredError'),
    ],
    [
      'a file that the widget would send in parts',
      () => uploadForm(Buffer.alloc(25 * 1024 * 1024 + 1)),
      error(400, 'File is too large.', 'FileSizeLimitExceededError'),
    ],
  ]

  test.each(refusals)('with %s is refused in Uploadcare’s JSON', async (_case, form, answer) => {
    const response = await sandbox.upload(form())
    expect([response.status, await response.json()]).toEqual([200, answer])
  })

  test('refuses with the real status and plain text without jsonerrors', async () => {
    const response = await sandbox.upload(formWith({ UPLOADCARE_PUB_KEY: undefined }), '')
    expect([response.status, await response.text()]).toEqual([403, keyRequired])
  })

  test.each([
    ['no form', 'text/plain', 403, keyRequired],
    ['a form without a boundary', 'multipart/form-data', 400, 'HTTP POST request parsing failed.'],
    [
      'a form that is garbage',
      'multipart/form-data; boundary=b',
      400,
      'HTTP POST request parsing failed.',
    ],
  ])('refuses %s', async (_case, type, ...answer) => {
    const headers = { 'content-type': type }
    const response = await fetch(`${sandbox.url}/base/`, { method: 'POST', headers, body: 'x' })
    expect([response.status, await response.text()]).toEqual(answer)
  })

  test('does no harm when the connection breaks', async () => {
    const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1')
    await once(socket, 'connect')
    const headers = 'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000'
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-'
    socket.end(`POST /base/ HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${part}`)
    await once(socket.resume(), 'close')
    expect((await sandbox.upload()).status).toBe(200)
  })

  test('lets the widget send its own header, and read when to try again', async () => {
    const { headers } = await fetch(`${sandbox.url}/base/`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost', 'access-control-request-method': 'POST' },
    })
    expect(headers.get('access-control-allow-headers')).toContain('X-UC-User-Agent')
    const answer = await sandbox.upload()
    expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After')
  })
})

describe('info', () => {
  test('returns every field that Uploadcare documents', async () => {
    const file_id = await uploaded(sandbox)
    expect(await infoOf(file_id)).toEqual({
      uuid: file_id,
      file_id,
      size: pdfBytes.length,
      total: pdfBytes.length,
      done: pdfBytes.length,
      original_filename: 'gst.pdf',
      filename: 'gst.pdf',
      mime_type: 'application/pdf',
      image_info: null,
      video_info: null,
      content_info: { mime: { mime: 'application/pdf', type: 'application', subtype: 'pdf' } },
      metadata: {},
      is_image: false,
      is_stored: true,
      is_ready: true,
    })
  })

  test.each([
    ['1', true],
    ['auto', true],
    ['0', false],
  ])('of a file with UPLOADCARE_STORE=%s says is_stored: %p', async (store, is_stored) => {
    const file_id = await uploaded(sandbox, formWith({ UPLOADCARE_STORE: store }))
    expect(await infoOf(file_id)).toMatchObject({ is_stored })
  })

  test('says which type was declared, and which the content is', async () => {
    const form = uploadForm(Buffer.from('<script>'))
    expect(await infoOf(await uploaded(sandbox, form))).toMatchObject({
      mime_type: 'application/pdf',
      content_info: { mime: { mime: 'application/octet-stream' } },
    })
  })

  test.each([
    ['test-image_1.jpg', 'testimage_1.jpg'],
    ['a;b\tc (1).pdf', 'abc1.pdf'],
    ['证书 GST.pdf', 'GST.pdf'],
    ['证书', 'unnamed'],
  ])('of %p has the file name %s', async (name, filename) => {
    const file_id = await uploaded(sandbox, uploadForm(pdfBytes, name))
    expect(await infoOf(file_id)).toMatchObject({ original_filename: name, filename })
  })

  const refusals: [string, Record<string, string>, ReturnType<typeof error>][] = [
    ['no key', {}, error(403, 'pub_key is required.', 'ProjectPublicKeyRequiredError')],
    [
      'an unknown key',
      { pub_key: 'nobody' },
      error(403, 'pub_key is invalid.', 'ProjectPublicKeyInvalidError'),
    ],
    ['no file id', { pub_key }, error(400, 'file_id is required.', 'FileIdRequiredError')],
    [
      'an invalid file id',
      { pub_key, file_id: '../../etc/passwd' },
      error(400, 'file_id is invalid.', 'FileIdInvalidError'),
    ],
    [
      'an unknown file id',
      { pub_key, file_id: unknownUuid },
      error(404, 'File is not found.', 'FileNotFoundError'),
    ],
  ]

  test.each(refusals)('with %s is refused', async (_case, query, answer) => {
    expect(await (await sandbox.info(query)).json()).toEqual(answer)
  })
})

describe('the CDN', () => {
  test('returns the same bytes, with their type and name, and forbids MIME sniffing', async () => {
    const bytes = Buffer.concat([
      pdfBytes,
      Buffer.from(Array.from({ length: 90_000 }, (_, n) => n)),
    ])
    const id = await uploaded(sandbox, uploadForm(bytes, 'GST certificate.pdf'))
    const response = await fetch(`${sandbox.url}/${id}/`)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="GSTcertificate.pdf"',
      'x-content-type-options': 'nosniff',
    })
  })

  test('sends the type of the content, whatever was declared', async () => {
    const id = await uploaded(sandbox, uploadForm(Buffer.from('<script>')))
    const { headers } = await fetch(`${sandbox.url}/${id}/`)
    expect(headers.get('content-type')).toBe('application/octet-stream')
  })

  test('has no file that was not uploaded', async () => {
    expect((await fetch(`${sandbox.url}/${unknownUuid}/`)).status).toBe(404)
  })
})

describe('when there are too many files', () => {
  function leftOf(max: { files: number; bytes: number }, contents: string[]): boolean[] {
    const uploads = new Uploads(max)
    const rest = { originalFilename: 'a', declaredType: 'a/b', isStored: true }
    const files = contents.map((content) => uploads.add({ ...rest, bytes: Buffer.from(content) }))
    return files.map((file) => uploads.find(file.uuid) !== undefined)
  }

  test.each([
    ['over the limit of files, the oldest go', { files: 2, bytes: 1000 }, [false, true, true]],
    ['over the limit of bytes, the oldest go', { files: 9, bytes: 5 }, [false, true, true]],
    ['the newest stays, however large it is', { files: 9, bytes: 2 }, [false, false, true]],
  ])('%s', (_case, max, left) => {
    expect(leftOf(max, ['aaa', 'bb', 'ccc'])).toEqual(left)
  })
})
