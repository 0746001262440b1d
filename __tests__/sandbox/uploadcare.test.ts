import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { defaultUploadLimits } from '../../sandbox/uploadForm'
import { accounts, openSandbox, pdfBytes, type TestSandbox, uploaded, uploadForm } from './support'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({
    uploadLimits: { ...defaultUploadLimits, fileBytes: 100_000, requestBytes: 300_000, files: 2 },
  })
})
afterAll(() => sandbox.close())

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const unknown = '00000000-0000-4000-8000-000000000000'
const pub_key = accounts.uploadPublicKey

function without(...names: string[]): FormData {
  const form = uploadForm()
  for (const name of names) form.delete(name)
  return form
}

function error(status_code: number, content: string, error_code: string) {
  return { error: { status_code, content, error_code } }
}

describe('uploading', () => {
  test('returns the uuid of the file, under the name of its part', async () => {
    const response = await sandbox.upload()
    expect(await response.json()).toEqual({ file: expect.stringMatching(uuid) })
  })

  test('accepts several files, each under its own name', async () => {
    const form = uploadForm()
    form.append('other', new Blob(['x']), 'other.txt')
    const answer = await (await sandbox.upload(form)).json()
    expect(Object.keys(answer)).toEqual(['file', 'other'])
  })

  test('ignores the fields of signed uploads and of the widget', async () => {
    const form = uploadForm()
    for (const name of ['signature', 'expire', 'tags[]', 'tags[]']) form.append(name, '1')
    expect(await uploaded(sandbox, form)).toMatch(uuid)
  })

  const refusals: [string, () => FormData, ReturnType<typeof error>][] = [
    [
      'no public key',
      () => without('UPLOADCARE_PUB_KEY'),
      error(403, 'UPLOADCARE_PUB_KEY is required.', 'ProjectPublicKeyRequiredError'),
    ],
    [
      'an unknown public key',
      () => {
        const form = without('UPLOADCARE_PUB_KEY')
        form.append('UPLOADCARE_PUB_KEY', 'nobody')
        return form
      },
      error(403, 'UPLOADCARE_PUB_KEY is invalid.', 'ProjectPublicKeyInvalidError'),
    ],
    [
      'no file',
      () => without('file'),
      error(400, 'Request does not contain files.', 'FilesRequiredError'),
    ],
    [
      'a file beyond the limit',
      () => uploadForm(Buffer.alloc(100_001)),
      error(400, 'File is too large.', 'FileSizeLimitExceededError'),
    ],
    [
      'a request beyond the limit',
      () => uploadForm(Buffer.alloc(300_001)),
      error(413, 'The size of the request is too large.', 'RequestSizeLimitExceededError'),
    ],
    [
      'too many files',
      () => {
        const form = uploadForm()
        for (const name of ['a', 'b']) form.append(name, new Blob(['x']), name)
        return form
      },
      error(400, 'The request contains too many files.', 'RequestFileNumberLimitExceededError'),
    ],
    [
      'too many fields',
      () => {
        const form = uploadForm()
        for (let n = 0; n < 120; n += 1) form.append(`f${n}`, 'x')
        return form
      },
      error(
        400,
        'The request contains too many HTTP POST fields.',
        'RequestFiledsNumberLimitExceededError',
      ),
    ],
    [
      'a NUL in a value',
      () => {
        const form = uploadForm()
        form.append('signature', 'a\0b')
        return form
      },
      error(400, 'Null characters are not allowed.', 'NullCharactersForbiddenError'),
    ],
    [
      'the same part twice',
      () => {
        const form = uploadForm()
        form.append('file', new Blob(['x']), 'x')
        return form
      },
      error(400, 'HTTP POST request parsing failed.', 'PostRequestParserFailedError'),
    ],
    [
      'a part with a dangerous name',
      () => {
        const form = uploadForm()
        form.append('__proto__', 'x')
        return form
      },
      error(400, 'HTTP POST request parsing failed.', 'PostRequestParserFailedError'),
    ],
  ]

  test.each(refusals)('with %s is refused in Uploadcare’s JSON', async (_case, form, answer) => {
    const response = await sandbox.upload(form())
    expect([response.status, await response.json()]).toEqual([200, answer])
  })

  test('leaves no file on the disk when it is refused', async () => {
    const before = await readdir(sandbox.uploadsDir)
    for (const [, form] of refusals) await (await sandbox.upload(form())).text()
    expect(await readdir(sandbox.uploadsDir)).toEqual(before)
  })

  test('obeys the request limit even without a content length', async () => {
    const small = await openSandbox({
      uploadLimits: { ...defaultUploadLimits, fileBytes: 60, requestBytes: 100 },
    })
    const form = uploadForm(Buffer.alloc(60))
    form.append('other', new Blob([Buffer.alloc(60)]), 'other')
    const whole = new Response(form)
    const response = await fetch(`${small.url}/base/`, {
      method: 'POST',
      headers: { 'content-type': whole.headers.get('content-type') ?? '' },
      body: whole.body,
      duplex: 'half',
    } as RequestInit)
    const left = await readdir(small.uploadsDir)
    await small.close()
    expect([response.status, left]).toEqual([413, []])
  })

  test('accepts a file of exactly the limit', async () => {
    expect(await uploaded(sandbox, uploadForm(Buffer.alloc(100_000)))).toMatch(uuid)
  })

  test('accepts an empty file', async () => {
    expect(await uploaded(sandbox, uploadForm(Buffer.alloc(0)))).toMatch(uuid)
  })

  test('refuses with the real status and plain text without jsonerrors', async () => {
    const response = await sandbox.upload(without('UPLOADCARE_PUB_KEY'), '')
    expect([response.status, await response.text()]).toEqual([
      403,
      'UPLOADCARE_PUB_KEY is required.',
    ])
  })

  test.each([
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x'],
    ['a form that is garbage', { 'content-type': 'multipart/form-data; boundary=b' }, 'garbage'],
    ['a form cut short', { 'content-type': 'multipart/form-data; boundary=b' }, cutShort()],
  ])('refuses %s as unreadable', async (_case, headers, body) => {
    const response = await fetch(`${sandbox.url}/base/`, { method: 'POST', headers, body })
    expect([response.status, await response.text()]).toEqual([
      400,
      'HTTP POST request parsing failed.',
    ])
  })

  const key = `UPLOADCARE_PUB_KEY=${pub_key}`
  const urlencoded = 'application/x-www-form-urlencoded'
  const noKey = [403, 'UPLOADCARE_PUB_KEY is required.'] as const
  const fileless: [string, string | undefined, string, readonly [number, string]][] = [
    ['nothing', undefined, '', noKey],
    ['text', 'text/plain', key, noKey],
    ['JSON', 'application/json', '{}', noKey],
    ['a PDF', 'application/pdf', '%PDF-', noKey],
    ['an invalid content type', 'x', key, noKey],
    ['an empty URL-encoded form', urlencoded, '', noKey],
    ['a URL-encoded form without a key', urlencoded, 'file=x', noKey],
    [
      'a URL-encoded form with an unknown key',
      urlencoded,
      'UPLOADCARE_PUB_KEY=nobody',
      [403, 'UPLOADCARE_PUB_KEY is invalid.'],
    ],
    [
      'a URL-encoded form with a key',
      `${urlencoded}; charset=utf-8`,
      `${key}&file=x`,
      [400, 'Request does not contain files.'],
    ],
    [
      'a URL-encoded form of 2 MB',
      urlencoded,
      `x=${'x'.repeat(2_000_000)}`,
      [413, 'The size of the request is too large.'],
    ],
  ]

  test.each(fileless)('of %s is refused', async (_case, type, body, answer) => {
    const response = await fetch(`${sandbox.url}/base/`, {
      method: 'POST',
      headers: type ? { 'content-type': type } : {},
      body: Buffer.from(body),
    })
    expect([response.status, await response.text()]).toEqual(answer)
  })

  test.each(['GET', 'PUT', 'DELETE'])('with %s is refused in Uploadcare’s JSON', async (method) => {
    const response = await fetch(`${sandbox.url}/base/?jsonerrors=1`, { method })
    expect(await response.json()).toEqual(
      error(405, `HTTP method ${method} is not allowed for /base/`, 'MethodNotAllowedError'),
    )
  })

  test('leaves no file and does no harm when the connection breaks', async () => {
    const before = await readdir(sandbox.uploadsDir)
    const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST /base/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n${cutShort()}`,
    )
    await untilFiles(before.length + 1)
    socket.destroy()
    await untilFiles(before.length)
    expect((await sandbox.upload()).status).toBe(200)
  })
})

describe('info', () => {
  test('returns every field that Uploadcare documents', async () => {
    const form = uploadForm()
    form.append('metadata[source]', 'form')
    const file_id = await uploaded(sandbox, form)
    const response = await sandbox.info({ pub_key, file_id, source: 'local' })
    expect(await response.json()).toEqual({
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
      metadata: { source: 'form' },
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
    const form = without('UPLOADCARE_STORE')
    form.append('UPLOADCARE_STORE', store)
    const info = await sandbox.info({ pub_key, file_id: await uploaded(sandbox, form) })
    expect(await info.json()).toMatchObject({ is_stored })
  })

  const png = Buffer.from('89504e470d0a1a0a', 'hex')
  const types: [string, string, Buffer, string, object][] = [
    ['a PDF', 'application/pdf', pdfBytes, 'application/pdf', { is_image: false }],
    ['a PNG that calls itself PDF', 'application/pdf', png, 'image/png', { is_image: true }],
    ['a PDF that calls itself PNG', 'image/png', pdfBytes, 'application/pdf', { is_image: false }],
    ['a JPEG', 'image/jpeg', Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg', { is_image: true }],
    [
      'a page that calls itself PDF',
      'application/pdf',
      Buffer.from('<script>'),
      'application/octet-stream',
      { is_image: false },
    ],
  ]

  test.each(types)(
    'of %s reports the declared type, and the type of its content',
    async (_case, mime_type, bytes, found, rest) => {
      const form = without('file')
      form.append('file', new Blob([new Uint8Array(bytes)], { type: mime_type }), 'a')
      const file_id = await uploaded(sandbox, form)
      const [type, subtype] = found.split('/')
      expect(await (await sandbox.info({ pub_key, file_id })).json()).toMatchObject({
        mime_type,
        content_info: { mime: { mime: found, type, subtype } },
        ...rest,
      })
    },
  )

  test('of a file without a declared type says text/plain', async () => {
    const field = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"${value}\r\n`
    const body = `${field('UPLOADCARE_PUB_KEY', `\r\n\r\n${pub_key}`)}${field('file', '; filename="a"\r\n\r\n%PDF-')}--b--`
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const response = await fetch(`${sandbox.url}/base/`, { method: 'POST', headers, body })
    const { file } = await response.json()
    const info = await sandbox.info({ pub_key, file_id: file })
    expect(await info.json()).toMatchObject({ mime_type: 'text/plain' })
  })

  test.each([
    ['test-image_1.jpg', 'testimage_1.jpg'],
    ['IMG-0412_123.JPG', 'IMG0412_123.JPG'],
    ['../../evil.pdf', 'evil.pdf'],
    ['a;b\tc (1).pdf', 'abc1.pdf'],
    ['证书 GST.pdf', 'GST.pdf'],
    ['Câfé.pdf', 'Cf.pdf'],
    ['.htaccess', '.htaccess'],
    ['证书', 'unnamed'],
  ])('of %p has the file name %s', async (name, filename) => {
    const file_id = await uploaded(sandbox, uploadForm(pdfBytes, name))
    expect(await (await sandbox.info({ pub_key, file_id })).json()).toMatchObject({ filename })
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
      'a NUL in the file id',
      { pub_key, file_id: `${unknown}\0` },
      error(400, 'Null characters are not allowed.', 'NullCharactersForbiddenError'),
    ],
    [
      'a NUL in the key',
      { pub_key: `${pub_key}\0`, file_id: unknown },
      error(400, 'Null characters are not allowed.', 'NullCharactersForbiddenError'),
    ],
    [
      'an unknown file id',
      { pub_key, file_id: unknown },
      error(404, 'File is not found.', 'FileNotFoundError'),
    ],
  ]

  test.each(refusals)('with %s is refused', async (_case, query, answer) => {
    expect(await (await sandbox.info(query)).json()).toEqual(answer)
  })

  test('with the same parameter twice is refused', async () => {
    const query = `pub_key=${pub_key}&file_id=${unknown}&file_id=${unknown}`
    const response = await fetch(`${sandbox.url}/info/?${query}`)
    expect([response.status, await response.text()]).toEqual([400, 'file_id is invalid.'])
  })
})

/** The start of a file part that never ends. */
function cutShort(): string {
  const head =
    'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf'
  return `--b\r\n${head}\r\n\r\n%PDF-${'x'.repeat(4000)}`
}

async function untilFiles(count: number): Promise<void> {
  while ((await readdir(sandbox.uploadsDir)).length !== count) {
    await new Promise(setImmediate)
  }
}
