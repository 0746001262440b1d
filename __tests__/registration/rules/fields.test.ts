import fc from 'fast-check'
import {
  asEntered,
  cleanFileName,
  emptyDraft,
  isEmpty,
  isSameDraft,
  type RegistrationDraft,
} from '../../../src/registration/rules/fields'
import { completeDraft } from '../../../stories/support/registration'

test('a draft is empty until one field has a value', () => {
  expect(isEmpty(emptyDraft)).toBe(true)
  expect(emptyDraft).toMatchObject({ phone: '', gst_pdf: null })
  expect(isEmpty({ ...emptyDraft, phone: '1' })).toBe(false)
  expect(isEmpty({ ...emptyDraft, pan_pdf: completeDraft.pan_pdf })).toBe(false)
})

test('a GST number is entered in capitals, and any other text as it is', () => {
  expect(asEntered('gst_number', '07abcde')).toBe('07ABCDE')
  expect(asEntered('company_name', '07abcde')).toBe('07abcde')
})

test('drafts are the same if each text and each document is', () => {
  const { gst_pdf, pan_pdf } = completeDraft
  const differs = (change: Partial<RegistrationDraft>) =>
    !isSameDraft(completeDraft, { ...completeDraft, ...change })
  expect(differs({ gst_pdf: { ...gst_pdf } })).toBe(false)
  for (const change of [{ phone: `${completeDraft.phone} ` }, { gst_pdf: null }]) {
    expect(differs(change)).toBe(true)
    expect(isSameDraft({ ...completeDraft, ...change }, completeDraft)).toBe(false)
  }
  // Another file of the same name is another document.
  expect(differs({ pan_pdf: { ...pan_pdf, id: gst_pdf.id } })).toBe(true)
})

describe('the name of a file', () => {
  /** Any UTF-16 code units, and more of those that cause trouble. */
  const anyName = fc.string({
    unit: fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      fc.constantFrom('a', '.', ' ', '/', '\\', '\u202e', '\u0000', '😀', 'e\u0301'),
    ),
    maxLength: 300,
    size: 'max',
  })

  test.each([
    ['gst.pdf', 'gst.pdf', 'an ordinary name'],
    ['GST Certificate (2026).PDF', 'GST Certificate (2026).PDF', 'spaces, brackets and capitals'],
    ['जीएसटी.pdf', 'जीएसटी.pdf', 'another script'],
    ['e\u0301.pdf', '\u00e9.pdf', 'a combining accent'],
    ['  gst.pdf \n', 'gst.pdf', 'surrounding white space'],
    ['../../etc/passwd.pdf', '..-..-etc-passwd.pdf', 'path separators'],
    ['C:\\documents\\gst.pdf', 'C--documents-gst.pdf', 'Windows path separators'],
    ['a*b?c"d<e>f|g.pdf', 'a-b-c-d-e-f-g.pdf', 'characters that Windows forbids'],
    ['\u202efdp.exe', 'fdp.exe', 'a right-to-left override'],
    ['gst\u200b\u2066\u2069\ufeff.pdf', 'gst.pdf', 'invisible characters'],
    ['a\u0000b\u0007c\r\nd\u0085.pdf', 'abcd.pdf', 'control characters'],
    ['gst\ud83d.pdf', 'gst.pdf', 'a lone surrogate'],
    ['', 'document.pdf', 'no name'],
    [' \u200e\u0000 ', 'document.pdf', 'only invisible characters'],
  ])('%j becomes %j: %s', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned)
  })

  test('a name of 250 characters is truncated with an ellipsis and still ends in .pdf', () => {
    const name = cleanFileName(`${'n'.repeat(246)}.pdf`)
    expect(name).toBe(`${'n'.repeat(95)}….pdf`)
    expect(name).toHaveLength(100)
  })

  test('a name of 100 characters is unchanged', () => {
    const name = `${'n'.repeat(96)}.pdf`
    expect(cleanFileName(name)).toBe(name)
  })

  test('an extension as long as a name is truncated too', () => {
    expect(cleanFileName(`gst.${'n'.repeat(246)}`)).toBe(`gst.${'n'.repeat(95)}…`)
  })

  test('any name becomes short, on one line, without paths or invisible characters', () => {
    let cut = 0
    fc.assert(
      fc.property(anyName, (name) => {
        const cleaned = cleanFileName(name)
        cut += cleaned.includes('…') ? 1 : 0
        expect([...cleaned].length).toBeLessThanOrEqual(100)
        expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]/u)
        expect(cleaned.trim()).toBe(cleaned)
        expect(cleaned).not.toBe('')
        expect(cleanFileName(`${name}.Pdf`).endsWith('.Pdf')).toBe(true)
      }),
      { numRuns: 2_000 },
    )
    // Otherwise the property would prove little about long names.
    expect(cut).toBeGreaterThan(100)
  })
})
