import {
  cleanFileName,
  emptyDraft,
  isEmpty,
  isSameDraft,
} from '../../../../src/registration/rules/fields'
import { completeDraft } from '../../../fixtures/registration/samples'

test('a draft is empty until one field has a value', () => {
  expect(isEmpty(emptyDraft)).toBe(true)
  expect(emptyDraft).toMatchObject({ phone: '', gst_pdf: null })
  expect(isEmpty({ ...emptyDraft, phone: '1' })).toBe(false)
  expect(isEmpty({ ...emptyDraft, pan_pdf: completeDraft.pan_pdf })).toBe(false)
})

test('drafts are the same if each text and each document is', () => {
  const { gst_pdf, pan_pdf } = completeDraft
  const copy = { ...completeDraft, gst_pdf: { ...gst_pdf }, pan_pdf: { ...pan_pdf } }
  expect(isSameDraft(completeDraft, copy)).toBe(true)
  // Another file with the same name is another document.
  const otherFile = { pan_pdf: { ...pan_pdf, id: gst_pdf.id } }
  for (const change of [{ phone: '1' }, { gst_pdf: null }, otherFile]) {
    const other = { ...completeDraft, ...change }
    expect(isSameDraft(completeDraft, other)).toBe(false)
    expect(isSameDraft(other, completeDraft)).toBe(false)
  }
})

test.each([
  ['in any script stays', 'GST (2026) जीएसटी.PDF', 'GST (2026) जीएसटी.PDF'],
  ['gets composed accents', 'e\u0301.pdf', '\u00e9.pdf'],
  ['loses the spaces around it', '  gst.pdf \n', 'gst.pdf'],
  [
    'gets no path and nothing that Windows forbids',
    '../a\\b:c*d?e"f<g>h|i',
    '..-a-b-c-d-e-f-g-h-i',
  ],
  ['loses what turns the text round', '\u202efdp\u2066\u2069.exe', 'fdp.exe'],
  ['loses what nobody sees', 'a\u0000b\r\n\u0085c\u200b\ufeff\ud83d.pdf', 'abc.pdf'],
  ['is replaced where nothing can be seen', ' \u200e\u0000 ', 'document.pdf'],
  ['of 100 characters stays', `${'n'.repeat(96)}.pdf`, `${'n'.repeat(96)}.pdf`],
  ['that is longer keeps its extension', `${'n'.repeat(97)}.pdf`, `${'n'.repeat(95)}….pdf`],
  ['is counted as it is seen', '😀'.repeat(101), `${'😀'.repeat(99)}…`],
  ['loses a long extension, too', `gst.${'n'.repeat(246)}`, `gst.${'n'.repeat(95)}…`],
])('the name of a file %s', (_what, name, cleaned) => {
  expect(cleanFileName(name)).toBe(cleaned)
})
