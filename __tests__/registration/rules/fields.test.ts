import fc from 'fast-check'
import {
  asEntered,
  cleanFileName,
  type DocumentName,
  differences,
  eachDocument,
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
  ['nothing when a document was only removed', { gst_pdf: null }, {}],
  ['a document', { gst_pdf: completeDraft.pan_pdf }, { gst_pdf: completeDraft.pan_pdf }],
])('of a draft, %s is unsent if it was changed since', (_what, change, unsent) => {
  expect(unsentOf({ ...completeDraft, ...change }, completeDraft)).toEqual({
    ...emptyDraft,
    ...unsent,
  })
})

test('of a draft, what was not sent at all is unsent, but no spaces around it', () => {
  const sent = { ...completeDraft, phone: ` ${completeDraft.phone} `, email: '', gst_pdf: null }
  const { email, gst_pdf } = completeDraft
  expect(unsentOf(completeDraft, sent)).toEqual({ ...emptyDraft, email, gst_pdf })
})

test.each<[string, Partial<RegistrationDraft>, string[]]>([
  ['in nothing', {}, []],
  ['not in spaces or the case of the GST number', { gst_number: ' 07abcde1234f1z5 ' }, []],
  ['in a text', { email: 'asha.menon@example.com' }, ['email']],
  ['in a document that is missing', { gst_pdf: null }, ['gst_pdf']],
  [
    'in several fields, in the form’s order',
    { pan_pdf: { ...completeDraft.pan_pdf, name: 'new.pdf' }, company_name: '' },
    ['company_name', 'pan_pdf'],
  ],
])('a draft differs from a receipt %s', (_what, change, fields) => {
  const receiptOf = (draft: RegistrationDraft) => {
    const named = (field: DocumentName) => {
      const document = draft[field]
      return document && { name: document.name }
    }
    return { ...draft, ...eachDocument(named) }
  }
  const changed = { ...completeDraft, ...change }
  expect(differences(changed, receiptOf(completeDraft))).toEqual(fields)
  expect(differences(completeDraft, receiptOf(changed))).toEqual(fields)
})

describe('the name of a file', () => {
  const charactersOf = (text: string): string[] => [...text]

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
    ['a\u0000b\u0007c\r\nd\u0085.pdf', 'abcd.pdf', 'control characters'],
    ['gst\ud83d.pdf', 'gst.pdf', 'a lone surrogate'],
    ['', 'document.pdf', 'no name'],
    [' \u200e\u0000 ', 'document.pdf', 'only invisible characters'],
  ])('%j becomes %j: %s', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned)
  })

  test('an invisible character is removed', () => {
    const marks =
      '\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff'
    expect(cleanFileName(`gst${marks}.pdf`)).toBe('gst.pdf')
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

  test('no surrogate pair is split', () => {
    const name = cleanFileName(`${'😀'.repeat(120)}.pdf`)
    expect(name).toBe(`${'😀'.repeat(95)}….pdf`)
  })

  test('any name becomes short, on one line, without paths or invisible characters', () => {
    let cut = 0
    fc.assert(
      fc.property(anyName, (name) => {
        const cleaned = cleanFileName(name)
        cut += cleaned.includes('…') ? 1 : 0
        expect(charactersOf(cleaned).length).toBeLessThanOrEqual(100)
        expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]/u)
        expect(cleaned.trim()).toBe(cleaned)
        expect(cleaned).not.toBe('')
      }),
      { numRuns: 2_000 },
    )
    // Otherwise the property would prove little about long names.
    expect(cut).toBeGreaterThan(100)
  })

  test('the extension .pdf is kept, whatever precedes it', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom('.pdf', '.PDF', '.Pdf'), (name, ending) => {
        expect(cleanFileName(name + ending).endsWith(ending)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
