import { accounts } from '../src/accounts'
import { pdfBytes, sandboxOfTests, uploaded, uploadForm } from './support'

const sandbox = sandboxOfTests()

const pub_key = accounts.UPLOADCARE_PUBLIC_KEY

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

describe('uploading', () => {
  test('with another key is refused', async () => {
    const form = uploadForm()
    form.set('UPLOADCARE_PUB_KEY', 'x')
    const answer = ['UPLOADCARE_PUB_KEY is invalid.', 'ProjectPublicKeyInvalidError'] as const
    await expectRefusal(await sandbox.upload(form), 403, ...answer)
  })

  test('a form that is garbage is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const response = await fetch(`${sandbox.url}/base/`, { method: 'POST', headers, body: 'x' })
    const text = 'HTTP POST request parsing failed.'
    expect([response.status, await response.text()]).toEqual([400, text])
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
    [{ pub_key, file_id: 'unknown' }, 404, 'File is not found.', 'FileNotFoundError'],
  ])('with %p is refused', async (query, status, content, code) => {
    await expectRefusal(await sandbox.info({ ...query }), status, content, code)
  })
})
