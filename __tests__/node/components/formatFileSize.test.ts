import { formatFileSize } from '../../../src/components/formatFileSize'

test.each([
  [348_160, '340\u00A0kB'],
  [1_258_291, '1.2\u00A0MB'],
  [5 * 1024 * 1024, '5\u00A0MB'],
  [1024 * 1024, '1\u00A0MB'],
  [999 * 1024, '999\u00A0kB'],
  [999.5 * 1024 - 1, '999\u00A0kB'],
  [999.5 * 1024, '1\u00A0MB'],
  [10 * 1024 * 1024 - 1, '10\u00A0MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

test.each([0, 1, 511])('a file of %i bytes is not shown as empty', (bytes) => {
  expect(formatFileSize(bytes)).toBe('1\u00A0kB')
})
