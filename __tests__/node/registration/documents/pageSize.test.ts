import { pageSize } from '../../../../src/registration/documents/pageSize'

test.each([
  ['a photo', 4000, 3000, '2400 × 1800'],
  ['a portrait', 3000, 4000, '1800 × 2400'],
  ['a small picture', 640, 400, '640 × 400'],
  ['a scrolled screenshot', 1080, 5000, '518 × 2400'],
  ['the longest one that can be read', 1080, 10_800, '240 × 2400'],
])('%s of %d × %d pixels fills a page of %s', (_what, width, height, expected) => {
  const size = pageSize(width, height)
  expect(`${size?.width} × ${size?.height}`).toBe(expected)
})

test.each([
  ['a longer one', 1080, 12_000],
  ['a thumbnail', 239, 300],
])('%s of %d × %d pixels is too small to read on a page', (_what, width, height) => {
  expect(pageSize(width, height)).toBeUndefined()
})
