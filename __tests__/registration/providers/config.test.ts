test('an identifier that is missing is empty', async () => {
  const before = { ...process.env }
  for (const name of Object.keys(before)) if (name.startsWith('GATSBY_')) delete process.env[name]
  jest.resetModules()
  const { emailConfig, uploadConfig } = await import('../../../src/registration/providers/config')
  process.env = before
  expect(emailConfig).toMatchObject({ publicKey: '', serviceId: '', templateId: '' })
  expect(uploadConfig).toMatchObject({ publicKey: '' })
})

test('each value comes from its own variable', async () => {
  const email = {
    publicKey: 'GATSBY_EMAILJS_PUBLIC_KEY',
    serviceId: 'GATSBY_EMAILJS_SERVICE_ID',
    templateId: 'GATSBY_EMAILJS_TEMPLATE_ID',
    origin: 'GATSBY_EMAILJS_ORIGIN',
  }
  const upload = {
    publicKey: 'GATSBY_UPLOADCARE_PUBLIC_KEY',
    baseUrl: 'GATSBY_UPLOADCARE_BASE_URL',
    cdn: 'GATSBY_UPLOADCARE_CDN',
  }
  const before = { ...process.env }
  for (const name of [...Object.values(email), ...Object.values(upload)]) process.env[name] = name
  jest.resetModules()
  const { emailConfig, uploadConfig } = await import('../../../src/registration/providers/config')
  process.env = before
  expect(emailConfig).toEqual(email)
  expect(uploadConfig).toEqual(upload)
})

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
    const { emailConfig, uploadConfig } = await import('../../../src/registration/providers/config')
    expect(emailConfig.origin).toBeUndefined()
    expect(uploadConfig).toMatchObject({ baseUrl: undefined, cdn: undefined })
  })

  test('is asked by the page, and another instead where it is configured', async () => {
    const own = await import('../../../src/registration/providers/config')
    expect(own.requestedOrigins).toEqual([
      'https://api.emailjs.com',
      'https://upload.uploadcare.com',
    ])
    jest.resetModules()
    for (const name of names) process.env[name] = `https://${name.toLowerCase()}.example`
    const { requestedOrigins } = await import('../../../src/registration/providers/config')
    expect(requestedOrigins).toEqual([
      'https://gatsby_emailjs_origin.example',
      'https://gatsby_uploadcare_base_url.example',
    ])
  })

  test('keeps no document of an earlier visit from being found there', async () => {
    const { uploadConfig } = await import('../../../src/registration/providers/config')
    const { findInUploadcare } = await import('../../../src/registration/providers/findDocument')
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    const id = '7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01'
    const url = `https://ucarecdn.com/${id}/`
    const document = { id, url, name: 'gst.pdf', size: 60, mimeType: 'application/pdf' }
    await expect(findInUploadcare(uploadConfig)(document)).resolves.toBe('there')
    expect(asked.mock.calls[0]?.[0]).toMatch(/^https:\/\/upload\.uploadcare\.com\/info\/\?/)
  })
})
