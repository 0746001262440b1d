import fc from 'fast-check'
import { cleanFileName } from '../../src/registration/fileName'

const charactersOf = (text: string): string[] => [...text]

/** Any sixteen bits, and more of what makes trouble. */
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
  ['GST Certificate (2026).PDF', 'GST Certificate (2026).PDF', 'blanks, brackets and capitals'],
  ['जीएसटी.pdf', 'जीएसटी.pdf', 'another script'],
  ['e\u0301.pdf', '\u00e9.pdf', 'an accent in two parts'],
  ['  gst.pdf \n', 'gst.pdf', 'blanks around it'],
  ['../../etc/passwd.pdf', '..-..-etc-passwd.pdf', 'path signs'],
  ['C:\\documents\\gst.pdf', 'C--documents-gst.pdf', 'path signs of Windows'],
  ['a*b?c"d<e>f|g.pdf', 'a-b-c-d-e-f-g.pdf', 'signs that Windows refuses'],
  ['\u202efdp.exe', 'fdp.exe', 'a mark that turns what follows'],
  ['a\u0000b\u0007c\r\nd\u0085.pdf', 'abcd.pdf', 'control characters'],
  ['gst\ud83d.pdf', 'gst.pdf', 'half a character'],
  ['', 'document.pdf', 'no name'],
  [' \u200e\u0000 ', 'document.pdf', 'nothing that can be seen'],
])('%j becomes %j: %s', (name, cleaned) => {
  expect(cleanFileName(name)).toBe(cleaned)
})

test.each([
  '\u061c',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\ufeff',
])('the mark %j, which nobody sees, is gone', (mark) => {
  expect(cleanFileName(`gst${mark}.pdf`)).toBe('gst.pdf')
})

test('a name of 250 characters is cut, seen as cut, and still ends in .pdf', () => {
  const name = cleanFileName(`${'n'.repeat(246)}.pdf`)
  expect(name).toBe(`${'n'.repeat(95)}….pdf`)
  expect(name).toHaveLength(100)
})

test('a name of 100 characters stays as it is', () => {
  const name = `${'n'.repeat(96)}.pdf`
  expect(cleanFileName(name)).toBe(name)
})

test('an ending as long as a name is no ending', () => {
  expect(cleanFileName(`gst.${'n'.repeat(246)}`)).toHaveLength(100)
})

test('no character is cut in two', () => {
  const name = cleanFileName(`${'😀'.repeat(120)}.pdf`)
  expect(name).toBe(`${'😀'.repeat(95)}….pdf`)
})

test('whatever the name, it is short, of one line and without paths or hidden marks', () => {
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
  // Else the property would say little of long names.
  expect(cut).toBeGreaterThan(100)
})

test('whatever stands before it, .pdf stays at the end', () => {
  fc.assert(
    fc.property(anyName, fc.constantFrom('.pdf', '.PDF', '.Pdf'), (name, ending) => {
      expect(cleanFileName(name + ending).endsWith(ending)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
