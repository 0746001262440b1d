import { designTokens, notesIn, pixels } from '../designTokens'

test.each([
  [72, 72, 72],
  ['1.0625rem', 17, 17],
  ['clamp(min(2.125rem, 19vw), 1.3rem + 3.9vw, 4rem)', 34, 64],
  ['clamp(32px, 8svh, 144px)', 32, 144],
])('%s is %s px at least and %s px at most', (size, least, most) => {
  expect([pixels(size, 'smallest'), pixels(size)]).toEqual([least, most])
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
