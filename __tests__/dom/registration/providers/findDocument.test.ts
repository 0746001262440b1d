import { ownOrigins } from '../../../../src/registration/providers/config'
import {
  findInUploadcare,
  isUploadcareUrl,
} from '../../../../src/registration/providers/findDocument'
import { never } from '../../../fixtures/registration/fakePorts'
import { completeDraft } from '../../../fixtures/registration/samples'

const { gst_pdf: document } = completeDraft
const { id } = document
const cdn = 'https://cdn.example.com'
const config = { publicKey: 'key', baseUrl: 'https://upload.example.com', cdn }

/** How the upload service answers, or what is in its place. */
const answers = (body: unknown, status = 200) => {
  window.fetch = jest.fn(async () => {
    const json = async () => JSON.parse(typeof body === 'string' ? body : JSON.stringify(body))
    return { status, json } as Response
  })
}
const errorOf = (status_code: number) => ({ error: { status_code, content: 'File is not found.' } })
afterEach(() => Reflect.deleteProperty(window, 'fetch'))

test.each([
  ['https://upload.example.com', config],
  [ownOrigins.upload, { ...config, baseUrl: undefined }],
])('the service at %s is asked for the file by its identifier', async (origin, settings) => {
  answers({ uuid: id })
  await expect(findInUploadcare(settings)(document)).resolves.toBe('there')
  expect(window.fetch).toHaveBeenCalledWith(
    `${origin}/info/?jsonerrors=1&pub_key=key&file_id=${id}`,
    { cache: 'no-store' },
  )
})

test.each([
  ['404', 'gone', 200, errorOf(404)],
  ['400', 'gone', 200, errorOf(400)],
  ['403', 'there', 200, errorOf(403)],
  ['500', 'there', 200, errorOf(500)],
  ['a filter’s page', 'there', 404, '<h1>Blocked</h1>'],
  ['a filter’s JSON', 'there', 404, { blocked: true }],
  ['null', 'there', 404, null],
] as const)(
  'with %s as its answer, the document counts as %s',
  async (_what, expected, status, body) => {
    answers(body, status)
    await expect(findInUploadcare(config)(document)).resolves.toBe(expected)
  },
)

test('without an answer in 10 s it counts as there', async () => {
  jest.useFakeTimers()
  window.fetch = jest.fn(never)
  const found = findInUploadcare(config)(document)
  await jest.advanceTimersByTimeAsync(10_000)
  await expect(found).resolves.toBe('there')
  jest.useRealTimers()
})

test('a document on another host than the configured one is gone, and nobody is asked', async () => {
  answers({})
  const elsewhere = { ...document, url: `https://ucarecdn.com/${id}/` }
  await expect(findInUploadcare(config)(elsewhere)).resolves.toBe('gone')
  expect(window.fetch).not.toHaveBeenCalled()
})

test.each([
  [`https://ucarecdn.com/${id}/`, true],
  [`https://1a2b3c.ucarecd.net/${id}/`, true],
  [`http://ucarecdn.com/${id}/`, false],
  [`https://ucarecdn.com.example/${id}/`, false],
  [`https://notucarecdn.com/${id}/`, false],
  [`https://user@ucarecdn.com/${id}/`, false],
  [`https://example.com/ucarecdn.com/${id}/`, false],
  [`https://ucarecdn.com/${id}/?to=https://example.com`, false],
  [`https://ucarecdn.com/other/${id}/`, false],
  [`https://ucarecdn.com/${id}`, false],
  [`javascript:alert(1)//https://ucarecdn.com/${id}/`, false],
  ['https://ucarecdn.com/04be11d0-8a3c-4a52-8f6e-6c5d0b9e7a02/', false],
])('%s is the service’s own: %s', (url, expected) => {
  expect(isUploadcareUrl({ ...document, url })).toBe(expected)
})

test.each(['../evil', `0${id}`, `${id}0`])('%s is not its identifier, which is a UUID', (odd) => {
  expect(isUploadcareUrl({ ...document, url: `${cdn}/${odd}/`, id: odd }, cdn)).toBe(false)
})
