import fc from 'fast-check'
import { formatFileSize } from '../../../src/components/formatFileSize'

test.each([
  [348_160, '340\u00A0kB'],
  [1_258_291, '1.2\u00A0MB'],
  [5 * 1024 * 1024, '5\u00A0MB'],
  [1024 * 1024, '1\u00A0MB'],
  [999 * 1024, '999\u00A0kB'],
  [1000 * 1024, '1\u00A0MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

test.each([0, 1, 511])('a file of %i bytes is not shown as empty', (bytes) => {
  expect(formatFileSize(bytes)).toBe('1\u00A0kB')
})

test('every size is a short number and a unit', () => {
  fc.assert(
    fc.property(fc.nat(10 * 1024 * 1024), (bytes) => {
      expect(formatFileSize(bytes)).toMatch(/^(\d{1,3}\u00A0kB|\d+(\.\d)?\u00A0MB)$/)
    }),
  )
})
