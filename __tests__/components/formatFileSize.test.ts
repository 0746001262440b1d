import fc from 'fast-check'
import { formatFileSize } from '../../src/components/formatFileSize'

test.each([
  [348_160, '340 kB'],
  [1_258_291, '1.2 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [1024 * 1024, '1 MB'],
  [999 * 1024, '999 kB'],
  [1000 * 1024, '1 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

test.each([0, 1, 511])('a file of %i bytes is not shown as empty', (bytes) => {
  expect(formatFileSize(bytes)).toBe('1 kB')
})

test('every size is a short number and a unit', () => {
  fc.assert(
    fc.property(fc.nat(10 * 1024 * 1024), (bytes) => {
      expect(formatFileSize(bytes)).toMatch(/^(\d{1,3} kB|\d+(\.\d)? MB)$/)
    }),
  )
})
