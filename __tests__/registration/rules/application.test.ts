import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { receiptOf, referenceOf, toApplication } from '../../../src/registration/rules/application'
import {
  completeDraft,
  documentUrls,
  receipt,
  validTexts,
} from '../../../stories/support/registration'

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

test('the receipt of a draft is found by its reference, the latest first', () => {
  const latest = { ...receipt, at: receipt.at + 1 }
  const other = { ...receipt, reference: '04BE11D0' }
  expect(receiptOf(completeDraft, [other, latest, receipt])).toBe(latest)
  expect(receiptOf(completeDraft, [other])).toBeUndefined()
})
