import {
  asEntered,
  emptyDraft,
  isEmpty,
  type RegistrationDraft,
  unsentOf,
} from '../../../src/registration/rules/fields'
import { completeDraft } from '../../../stories/support/registration'

test('a draft is empty until one field has a value', () => {
  expect(isEmpty(emptyDraft)).toBe(true)
  expect(isEmpty({ ...emptyDraft, phone: '1' })).toBe(false)
  expect(isEmpty({ ...emptyDraft, pan_pdf: completeDraft.pan_pdf })).toBe(false)
})

test('a GST number is entered in capitals, and any other text as it is', () => {
  expect(asEntered('gst_number', '07abcde')).toBe('07ABCDE')
  expect(asEntered('company_name', '07abcde')).toBe('07abcde')
})

test.each<[string, Partial<RegistrationDraft>, Partial<RegistrationDraft>]>([
  ['nothing', {}, {}],
  ['nothing when only the case of the GST number', { gst_number: '07abcde1234f1z5' }, {}],
  ['nothing when only the spaces around a text', { phone: ` ${completeDraft.phone} ` }, {}],
  ['nothing when a document was read again', { gst_pdf: { ...completeDraft.gst_pdf } }, {}],
  ['a text', { company_name: 'sunrise' }, { company_name: 'sunrise' }],
  ['a document', { gst_pdf: completeDraft.pan_pdf }, { gst_pdf: completeDraft.pan_pdf }],
])('of a draft, %s is unsent if it was changed since', (_what, change, unsent) => {
  expect(unsentOf({ ...completeDraft, ...change }, completeDraft)).toEqual({
    ...emptyDraft,
    ...unsent,
  })
})
