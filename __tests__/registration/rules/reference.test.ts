import fc from 'fast-check'
import { referenceOf } from '../../../src/registration/rules/application'
import { completeDraft } from '../../../stories/support/registration'

const draftWith = (id: string) => ({ ...completeDraft, gst_pdf: { ...completeDraft.gst_pdf, id } })

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
