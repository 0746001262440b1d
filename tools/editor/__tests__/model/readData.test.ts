import { readData } from '../../model/edit'

test.each([
  ['a: b\nc: true\nd: [e]', { a: 'b', c: true, d: ['e'] }],
  ['\uFEFFa: b\r\n', { a: 'b' }],
  ['# nothing', {}],
  ['', {}],
  ['a: 20\nb: 2026-11-22\nc: 0x1F', { a: '20', b: '2026-11-22', c: '0x1F' }],
  ['a:\nb: ~\nc: [~]', { c: [''] }],
  ['a: b\na: c', { a: 'b' }],
])('%j is read', (text, data) => {
  expect(readData(text)).toEqual({ ok: true, data })
})

test.each([
  ['a:\n  b: c\n\td: e', /begins with a tab/],
  ['a: b: c', /colon and a space within a text/],
  ['a: "b', /never closed/],
  ['- a', /must have keys/],
  ['a: &b c', /^"a" begins with &/],
  ['a:\n  - b: *c\nc: &c d', /reference|cannot be read/],
  ['? [a]\n: b', /no|not a plain word/],
  ['a\0:\0 \0b\0', /not text in UTF-8/],
])('%j is refused with the sentence of the check', (text, message) => {
  const read = readData(text)
  expect(read.ok ? '' : read.message).toMatch(message)
})
