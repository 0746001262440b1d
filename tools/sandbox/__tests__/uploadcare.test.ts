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

/** Refused in Uploadcare's JSON, which has status 200. */
async function expectRefusal(
  response: Response,
  status_code: number,
  content: string,
  error_code: string,
): Promise<void> {
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ error: { status_code, content, error_code } })
}

const wrongKey = 'UPLOADCARE_PUB_KEY is invalid.'
const unreadable = 'HTTP POST request parsing failed.'

describe('uploading', () => {
  test.each([
    ['UPLOADCARE_PUB_KEY', 'x', 403, wrongKey, 'ProjectPublicKeyInvalidError'],
    ['file', undefined, 400, 'Request does not contain files.', 'FilesRequiredError'],
  ] as const)('with a %s of %p is refused', async (name, value, status, content, code) => {
    const response = await sandbox.upload(formWith({ [name]: value }))
    await expectRefusal(response, status, content, code)
  })

  test('of a file that the widget would send in parts is refused', async () => {
    const form = uploadForm(Buffer.alloc(26 * 1024 * 1024))
    const answer = [400, 'File is too large.', 'FileSizeLimitExceededError'] as const
    await expectRefusal(await sandbox.upload(form), ...answer)
  })

  test.each([
    ['no form', 'text/plain', 400, unreadable],
    ['a form that is garbage', 'multipart/form-data; boundary=b', 400, unreadable],
  ])('refuses %s', async (_case, type, ...answer) => {
    const headers = { 'content-type': type }
    const response = await fetch(`${sandbox.url}/base/`, { method: 'POST', headers, body: 'x' })
    expect([response.status, await response.text()]).toEqual(answer)
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

  test('says which type was declared, and which the content is', async () => {
    const form = uploadForm(Buffer.from('<script>'))
    expect(await infoOf(await uploaded(sandbox, form))).toMatchObject({
      mime_type: 'application/pdf',
      content_info: { mime: { mime: 'application/octet-stream' } },
    })
  })

  test.each([
    ['a;b\tc (1).pdf', 'abc1.pdf'],
    ['证书', 'unnamed'],
  ])('of %p has the file name %s', async (name, filename) => {
    const file_id = await uploaded(sandbox, uploadForm(pdfBytes, name))
    expect(await infoOf(file_id)).toMatchObject({ original_filename: name, filename })
  })

  test.each([
    [{ pub_key: 'nobody' }, 403, 'pub_key is invalid.', 'ProjectPublicKeyInvalidError'],
    [{ pub_key, file_id: unknownUuid }, 404, 'File is not found.', 'FileNotFoundError'],
  ])('with %p is refused', async (query, status, content, code) => {
    await expectRefusal(await sandbox.info({ ...query }), status, content, code)
  })
})

describe('the CDN', () => {
  test('names the file, says its type, and forbids MIME sniffing', async () => {
    const id = await uploaded(sandbox, uploadForm(pdfBytes, 'GST certificate.pdf'))
    const response = await fetch(`${sandbox.url}/${id}/`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="GSTcertificate.pdf"',
      'x-content-type-options': 'nosniff',
    })
  })
})
