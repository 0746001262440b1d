import fc from 'fast-check'
import { referenceOf } from '../../src/registration/reference'

test.each([
  ['https://cdn.example.com/7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01/', '7F3A92C1'],
  ['https://cdn.example.com/7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01', '7F3A92C1'],
  ['http://127.0.0.1:9010/04be11d0-8a3c-4a52-8f6e-6c5d0b9e7a02/', '04BE11D0'],
  ['https://cdn.example.com/short/', 'SHORT'],
  ['', ''],
])('%s gives %s', (gst_pdf_url, reference) => {
  expect(referenceOf({ gst_pdf_url })).toBe(reference)
})

test('it can be found in the mail: it stands in the link of the GST document', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: false }), fc.uuid(), (site, identifier) => {
      const gst_pdf_url = `${new URL(site).origin}/${identifier}/`
      const reference = referenceOf({ gst_pdf_url })
      expect(reference).toMatch(/^[0-9A-F]{8}$/)
      expect(gst_pdf_url).toContain(`/${reference.toLowerCase()}-`)
    }),
  )
})
