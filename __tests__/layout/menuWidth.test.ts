import { menuWidth } from '../../src/layout/SiteHeader'

const threeLinks = [
  { label: 'Home', path: '/', button: null },
  { label: 'About', path: '/about/', button: null },
  { label: 'Contact', path: '/contact/', button: true },
]
const fourLinks = [{ label: 'Map', path: '/map/', button: null }, ...threeLinks]

test('three short links fit beside the mark on every phone', () => {
  expect(menuWidth(threeLinks)).toBe(0)
})

test('a fourth link needs a screen wider than a phone', () => {
  expect(menuWidth(fourLinks)).toBeGreaterThanOrEqual(600)
})

test('long labels need a wider screen', () => {
  const long = threeLinks.map((link) => ({ ...link, label: `${link.label} and more` }))
  expect(menuWidth(long)).toBeGreaterThan(600)
})
