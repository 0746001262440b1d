import { ownOrigins } from '../../../src/registration/providers/config'
import { findInUploadcare, isUploadcareUrl } from '../../../src/registration/providers/findDocument'
import type { UploadedDocument } from '../../../src/registration/rules/fields'

const id = '7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01'
const cdn = 'https://files.example.com'
const at = (url: string): UploadedDocument => ({
  id,
  url,
  name: 'gst.pdf',
  size: 60,
  mimeType: 'application/pdf',
})
const config = { publicKey: 'key', baseUrl: 'https://upload.example.com', cdn }
const document = at(`${cdn}/${id}/`)

/** How the upload service answers. */
const serviceAnswers = (status: number) => {
  window.fetch = jest.fn(async () => ({ status }) as Response)
}
afterEach(() => Reflect.deleteProperty(window, 'fetch'))

test.each([
  ['https://upload.example.com', config],
  [ownOrigins.upload, { ...config, baseUrl: undefined }],
])('the service at %s is asked for the file by its identifier', async (origin, settings) => {
  serviceAnswers(200)
  await expect(findInUploadcare(settings)(document)).resolves.toBe('there')
  expect(window.fetch).toHaveBeenCalledWith(`${origin}/info/?pub_key=key&file_id=${id}`, {
    cache: 'no-store',
  })
})

test.each([
  [404, 'gone'],
  [400, 'gone'],
  [403, 'there'],
  [429, 'there'],
  [500, 'there'],
] as const)('status %i: the document counts as %s', async (status, expected) => {
  serviceAnswers(status)
  await expect(findInUploadcare(config)(document)).resolves.toBe(expected)
})

test('without an answer it counts as there', async () => {
  window.fetch = jest.fn(async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(findInUploadcare(config)(document)).resolves.toBe('there')
})

test('after 10 s without an answer it counts as there', async () => {
  jest.useFakeTimers()
  window.fetch = jest.fn(() => new Promise<Response>(() => undefined))
  const found = findInUploadcare(config)(document)
  await jest.advanceTimersByTimeAsync(10_000)
  await expect(found).resolves.toBe('there')
  jest.useRealTimers()
})

test('a document on another host is gone, and nobody is asked', async () => {
  serviceAnswers(200)
  const elsewhere = at(`https://elsewhere.example/${id}/`)
  await expect(findInUploadcare(config)(elsewhere)).resolves.toBe('gone')
  expect(window.fetch).not.toHaveBeenCalled()
})

describe('the address of a document', () => {
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
    [`javascript:alert(1)//${id}/`, false],
    [`javascript:alert(1)//https://ucarecdn.com/${id}/`, false],
    ['https://ucarecdn.com/04be11d0-8a3c-4a52-8f6e-6c5d0b9e7a02/', false],
    ['', false],
  ])('%s is the service’s own: %s', (url, expected) => {
    expect(isUploadcareUrl(at(url))).toBe(expected)
  })

  test('is below the configured origin where there is one', () => {
    expect(isUploadcareUrl(document, cdn)).toBe(true)
    expect(isUploadcareUrl(at(`https://ucarecdn.com/${id}/`), cdn)).toBe(false)
  })

  test('contains the identifier, which is a UUID', () => {
    for (const odd of ['../evil', `0${id}`, `${id}0`]) {
      expect(isUploadcareUrl({ ...at(`${cdn}/${odd}/`), id: odd }, cdn)).toBe(false)
    }
  })
})
