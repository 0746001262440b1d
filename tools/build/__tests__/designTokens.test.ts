import { designTokens, notesIn, pixels } from '../designTokens'

test.each([
  [72, 72],
  ['1.0625rem', 17],
  ['clamp(min(2.125rem, 19vw), 1.3rem + 3.9vw, 4rem)', 64],
  ['clamp(32px, 8svh, 144px)', 64],
])('%s is %s px on a desktop screen', (size, px) => {
  expect(pixels(size)).toBe(px)
})

test('a fluid size has its smallest value on the smallest phone', () => {
  const phone = { width: 320, height: 640 }
  expect(pixels('clamp(1.875rem, 1.4rem + 2.2vw, 3rem)', phone)).toBe(30)
})

test('a comment describes the export, or the key of an export, that follows it', () => {
  const source = `/** Colours. */\nexport const light = {\n  /**\n   * Of a\n   * \`page\`.\n   */\n  surface: 1,\n}`
  expect(notesIn(source)).toEqual({ light: 'Colours.', 'light.surface': 'Of a page.' })
})

/** The paths of tokens without a description, in a group. */
const undescribed = (group: object, path = ''): string[] =>
  Object.entries(group).flatMap(([name, member]) => {
    if (typeof member !== 'object' || name.startsWith('$')) return []
    if (!('$value' in member)) return undescribed(member, `${path}${name}.`)
    return '$description' in member ? [] : [path + name]
  })

test('each colour and each type style has a comment in src/theme/tokens.ts', () => {
  const { color, type } = designTokens()
  expect(undescribed({ color, type })).toEqual([])
})
