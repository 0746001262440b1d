import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import {
  isSameReceipt,
  type Receipt,
  receiptOf,
  referenceOf,
  toApplication,
} from '../../../src/registration/rules/application'
import { emptyDraft } from '../../../src/registration/rules/fields'
import {
  completeDraft,
  documentUrls,
  receipt,
  validTexts,
} from '../../../stories/support/registration'
import { applicationFields } from '../../../tools/sandbox/application'

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

test('the sandbox expects exactly these fields', () => {
  expect([...applicationFields].sort()).toEqual(Object.keys(application).sort())
})

describe('the reference', () => {
  const draftWith = (id: string) => ({
    ...completeDraft,
    gst_pdf: { ...completeDraft.gst_pdf, id },
  })

  test.each([
    ['7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01', '7F3A92C1'],
    ['short', 'SHORT'],
  ])('the document %s gives %s', (id, reference) => {
    expect(referenceOf(draftWith(id))).toBe(reference)
  })

  test('without a GST document there is no reference', () => {
    expect(referenceOf({ gst_pdf: null })).toBe('')
  })

  test('it can be found in the e-mail, since each link contains its document’s identifier', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const reference = referenceOf(draftWith(id))
        expect(reference).toMatch(/^[0-9A-F]{8}$/)
        expect(`https://cdn.example.com/${id}/`).toContain(`/${reference.toLowerCase()}-`)
      }),
    )
  })
})

describe('the receipt of a draft', () => {
  test.each<[string, Partial<Receipt>, boolean]>([
    ['of the same reference and time is the same', { draft: emptyDraft }, true],
    ['of the same application at another time is another', { at: receipt.at + 1 }, false],
    ['of another application at the same time is another', { reference: '04BE11D0' }, false],
  ])('%s', (_what, change, isSame) => {
    expect(isSameReceipt(receipt, { ...receipt, ...change })).toBe(isSame)
  })

  test('is found by its reference, the latest first', () => {
    const latest = { ...receipt, at: receipt.at + 1 }
    const other = { ...receipt, reference: '04BE11D0' }
    expect(receiptOf(completeDraft, [other, latest, receipt])).toBe(latest)
    expect(receiptOf(completeDraft, [other])).toBeUndefined()
  })
})
