const names = {
  email: {
    publicKey: 'GATSBY_EMAILJS_PUBLIC_KEY',
    serviceId: 'GATSBY_EMAILJS_SERVICE_ID',
    templateId: 'GATSBY_EMAILJS_TEMPLATE_ID',
    origin: 'GATSBY_EMAILJS_ORIGIN',
  },
  upload: {
    publicKey: 'GATSBY_UPLOADCARE_PUBLIC_KEY',
    baseUrl: 'GATSBY_UPLOADCARE_BASE_URL',
    cdn: 'GATSBY_UPLOADCARE_CDN',
  },
}

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

/** The configuration of a build, where `choose` gives each variable its value. */
async function configured(choose: (name: string) => string | undefined) {
  for (const name of Object.values(names).flatMap((group) => Object.values(group))) {
    const value = choose(name)
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  jest.resetModules()
  return import('../../../src/registration/providers/config')
}

test.each([
  ['is missing', undefined],
  ['is left empty, as in .env.example', ''],
])('what %s is an empty identifier, or the provider’s own address', async (_what, value) => {
  const { emailConfig, uploadConfig, requestedOrigins } = await configured(() => value)
  const none = { publicKey: '', serviceId: '', templateId: '', origin: undefined }
  expect(emailConfig).toEqual(none)
  expect(uploadConfig).toEqual({ publicKey: '', baseUrl: undefined, cdn: undefined })
  expect(requestedOrigins).toEqual(['https://api.emailjs.com', 'https://upload.uploadcare.com'])
})

test('each value comes from its own variable', async () => {
  const { emailConfig, uploadConfig, requestedOrigins } = await configured((name) => name)
  expect({ email: emailConfig, upload: uploadConfig }).toEqual(names)
  expect(requestedOrigins).toEqual([names.email.origin, names.upload.baseUrl])
})

test('an address that is left empty keeps no document of an earlier visit from being found', async () => {
  const { uploadConfig } = await configured(() => '')
  const { findInUploadcare } = await import('../../../src/registration/providers/findDocument')
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const id = '7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01'
  const url = `https://ucarecdn.com/${id}/`
  const document = { id, url, name: 'gst.pdf', size: 60, mimeType: 'application/pdf' }
  await expect(findInUploadcare(uploadConfig)(document)).resolves.toBe('there')
  expect(asked.mock.calls[0]?.[0]).toMatch(/^https:\/\/upload\.uploadcare\.com\/info\/\?/)
})
