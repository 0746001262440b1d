import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import {
  isSameApplication,
  referenceOf,
  toApplication,
} from '../../../src/registration/rules/application'
import { emptyDraft } from '../../../src/registration/rules/fields'
import { completeDraft, documentUrls, validTexts } from '../../../stories/support/registration'

const application = toApplication(completeDraft)

test('an application has the texts and the addresses of the documents', () => {
  const addresses = Object.entries(documentUrls).map(([field, url]) => [`${field}_url`, url])
  expect(application).toEqual({ ...validTexts, ...Object.fromEntries(addresses) })
})

test('an application has exactly the fields of the specification, section 3', () => {
  const text = readFileSync(join(__dirname, '../../../docs/specification.md'), 'utf8')
  const specified = [...text.matchAll(/^\| `(\w+)` \| text \|/gm)].map(([, field]) => field)
  expect(Object.keys(application).sort()).toEqual(specified.sort())
})

const draftWith = (id: string) => ({
  ...completeDraft,
  gst_pdf: { ...completeDraft.gst_pdf, id },
})

test('the reference is in the e-mail, since each link contains its document’s identifier', () => {
  expect(referenceOf(draftWith('7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01'))).toBe('7F3A92C1')
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const reference = referenceOf(draftWith(id))
      expect(reference).toMatch(/^[0-9A-F]{8}$/)
      expect(`https://cdn.example.com/${id}/`).toContain(`/${reference.toLowerCase()}-`)
    }),
  )
})

test('without a GST document there is no reference', () => {
  expect(referenceOf({ gst_pdf: null })).toBe('')
})

test('without a document its address is empty', () => {
  expect(toApplication(emptyDraft)).toMatchObject({ gst_pdf_url: '', pan_pdf_url: '' })
})

test('applications are the same if every field is', () => {
  expect(isSameApplication(application, { ...application })).toBe(true)
  for (const name of Object.keys(application)) {
    expect(isSameApplication(application, { ...application, [name]: 'other' })).toBe(false)
  }
})
