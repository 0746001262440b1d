import { type Colours, dark, light } from '../../../src/theme/tokens'
import { colourPairs, measure, minRatio } from '../../../stories/foundations/colourPairs'
import { contrastRatio, relativeLuminance } from '../../../stories/support/contrast'

const schemes: Record<string, Colours> = { light, dark }

const cases = Object.entries(schemes).flatMap(([scheme, colours]) =>
  colourPairs.map((pair) => ({
    ...pair,
    ...measure(pair, colours),
    name: `${scheme}: ${pair.front} on ${pair.back}`,
  })),
)

test('black on white has a contrast of 21, a colour on itself of 1', () => {
  expect(relativeLuminance([0, 0, 0])).toBe(0)
  expect(relativeLuminance([255, 255, 255])).toBe(1)
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrastRatio('#4a616e', '#4a616e')).toBe(1)
})

test.each(cases)('$name has the contrast it needs', ({ kind, ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(minRatio[kind])
})
