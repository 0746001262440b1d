import fc from 'fast-check'
import {
  maxPageSide,
  partsOf,
  readableScale,
} from '../../../../src/registration/documents/pageParts'

const pagesOf = (width: number, height: number): string[] => {
  const scale = readableScale(width, height)
  return partsOf(Math.round(width * scale), Math.round(height * scale)).map(
    (part) => `${part.width} × ${part.height}`,
  )
}

test.each([
  ['a photo', 4000, 3000, ['2400 × 1800']],
  ['a portrait', 3000, 4000, ['1800 × 2400']],
  ['a screenshot of a phone', 1080, 2400, ['1080 × 2400']],
  ['one of a taller phone', 1440, 3200, ['1080 × 2400']],
  ['a small picture', 640, 400, ['640 × 400']],
  ['a scrolled screenshot', 1080, 5000, ['900 × 2167', '900 × 2083']],
  ['a panorama', 12_000, 900, [...Array(4).fill('2496 × 900'), '2400 × 900']],
])('%s of %d × %d pixels becomes %j', (_what, width, height, pages) => {
  expect(pagesOf(width, height)).toEqual(pages)
})

test.each([
  [9000, 2],
  [99, 5000],
  [1, 1],
])('nobody can read %d × %d pixels', (width, height) => {
  expect(readableScale(width, height)).toBe(0)
})

test('all of a picture is on its pages, each of which can be read', () => {
  const side = fc.integer({ min: 100, max: 30_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const scale = readableScale(width, height)
      const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
      const parts = partsOf(w, h)
      let end = 0
      for (const { x, y, ...part } of parts) {
        // Neighbours share a strip.
        expect(x + y).toBeLessThanOrEqual(end)
        end = w >= h ? x + part.width : y + part.height
        expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(
          Math.min(899, width, height),
        )
        expect(Math.max(part.width, part.height)).toBeLessThanOrEqual(maxPageSide * 1.05)
      }
      expect(end).toBe(Math.max(w, h))
    }),
  )
})
