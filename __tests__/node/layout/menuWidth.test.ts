import { menuWidth } from '../../../src/layout/SiteHeader'

const threeLinks = [
  { label: 'Home', path: '/', button: null },
  { label: 'About', path: '/about/', button: null },
  { label: 'Contact', path: '/contact/', button: true },
]

test('three short links fit beside the mark on every phone, and long labels need a wider screen', () => {
  expect(menuWidth(threeLinks)).toBe(0)
  const long = threeLinks.map((link) => ({ ...link, label: `${link.label} and more` }))
  expect(menuWidth(long)).toBeGreaterThan(600)
})
