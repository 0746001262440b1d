import { create } from 'fontkit'
import { basicCharacters, extendedCharacters, font, moreCharacters } from '../../../src/theme/font'
import { theme } from '../../../src/theme/theme'
import { fontWeight } from '../../../src/theme/tokens'
import { codesIn } from '../../../tools/lib/text'
import { readFont } from '../../../tools/site/basicFont'

function fontIn(file: string) {
  const read = create(readFont(file))
  if (!('familyName' in read)) throw new Error('It has several fonts.')
  return read
}

/** Reads from the file what src/theme/font.ts says of it. */
function factsOf(file: string) {
  const read = fontIn(file)
  const { familyName, variationAxes, ascent, descent, unitsPerEm } = read
  const { min, max } = variationAxes.wght ?? {}
  // The file's lightest instance is in the name: `Figtree Light`.
  const style = read.getName('preferredSubfamily', 'en')
  return {
    family: familyName.replace(RegExp(` ${style}$`), ''),
    weights: { min, max },
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
  }
}

test('src/theme/font.ts describes the file that it names', () => {
  const { package: _, file, extendedFile, ...described } = font
  expect(described).toEqual(factsOf(file))
  expect(described).toEqual(factsOf(extendedFile))
})

test.each([
  [font.file, `${basicCharacters}, ${moreCharacters}`],
  [font.extendedFile, extendedCharacters],
])('%s has the characters that src/theme/font.ts says', (file, characters) => {
  const read = fontIn(file)
  const missing = codesIn(characters).filter((code) => !read.hasGlyphForCodePoint(code))
  expect(String.fromCodePoint(...missing)).toBe('')
})

test.each(Object.entries(fontWeight))('the font has the weight %s, %s', (_name, weight) => {
  expect(weight).toBeGreaterThanOrEqual(font.weights.min)
  expect(weight).toBeLessThanOrEqual(font.weights.max)
})

test('each type style of src/theme/theme.ts names the font: Storybook has another to inherit', () => {
  const nameless = Object.entries(theme.typography).filter(
    ([, style]) => typeof style === 'object' && 'fontSize' in style && !('fontFamily' in style),
  )
  expect(nameless.map(([name]) => name)).toEqual([])
})
