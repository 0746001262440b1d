import { addressProblems } from '../../src/services/config'

test.each(['GATSBY_EMAILJS_ORIGIN', 'GATSBY_UPLOADCARE_BASE_URL', 'GATSBY_UPLOADCARE_CDN'])(
  '%s is optional, but must be an origin',
  (name) => {
    expect(addressProblems({ [name]: '' })).toEqual([])
    expect(addressProblems({ [name]: 'https://cdn.example.com' })).toEqual([])
    for (const wrong of ['cdn.example.com', 'https://cdn.example.com/path', 'https://a.b/']) {
      expect(addressProblems({ [name]: wrong })[0]).toContain(name)
    }
  },
)

describe('an address that is left empty, as in .env.example', () => {
  const names = [
    'GATSBY_EMAILJS_ORIGIN',
    'GATSBY_UPLOADCARE_BASE_URL',
    'GATSBY_UPLOADCARE_CDN',
  ] as const
  const before = { ...process.env }
  beforeEach(() => {
    jest.resetModules()
    for (const name of names) process.env[name] = ''
  })
  afterEach(() => {
    process.env = { ...before }
  })

  test('is the provider’s own', async () => {
    const { emailConfig, uploadConfig } = await import('../../src/services/config')
    expect(emailConfig.origin).toBeUndefined()
    expect(uploadConfig).toMatchObject({ baseUrl: undefined, cdn: undefined })
  })

  test('keeps no document of an earlier visit from being found there', async () => {
    const { uploadConfig } = await import('../../src/services/config')
    const { findInUploadcare } = await import('../../src/services/findDocument')
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    const id = '7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01'
    const url = `https://ucarecdn.com/${id}/`
    const document = { id, url, name: 'gst.pdf', size: 60, mimeType: 'application/pdf' }
    await expect(findInUploadcare(uploadConfig)(document)).resolves.toBe('there')
    expect(asked.mock.calls[0]?.[0]).toMatch(/^https:\/\/upload\.uploadcare\.com\/info\/\?/)
  })
})
