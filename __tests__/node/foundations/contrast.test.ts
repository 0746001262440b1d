import { dark, light } from '../../../src/theme/tokens'
import { colourPairs, measure } from '../../../stories/foundations/colourPairs'
import { contrastRatio, relativeLuminance } from '../../../stories/support/contrast'

test('black on white has a contrast of 21, a colour on itself of 1', () => {
  expect(relativeLuminance([0, 0, 0])).toBe(0)
  expect(relativeLuminance([255, 255, 255])).toBe(1)
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrastRatio('#4a616e', '#4a616e')).toBe(1)
})

describe.each(Object.entries({ light, dark }))('in the %s scheme', (_scheme, colours) => {
  test.each(colourPairs)('$front on $back has the contrast it needs', (pair) => {
    expect(measure(pair, colours).ratio).toBeGreaterThanOrEqual(pair.atLeast)
  })
})
