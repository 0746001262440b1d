import { readFileSync } from 'node:fs'
import { light, typeScale } from '../../../src/theme/tokens'
import { notesIn } from '../../../stories/foundations/notesIn'

test('a comment describes the export, or the key of an export, that follows it', () => {
  const source = `/** Colours. */\nexport const light = {\n  /**\n   * Of a\n   * \`page\`.\n   */\n  surface: 1,\n}`
  expect(notesIn(source)).toEqual({ light: 'Colours.', 'light.surface': 'Of a page.' })
})

test('each colour and each type style has a comment in src/theme/tokens.ts', () => {
  const notes = notesIn(readFileSync('src/theme/tokens.ts', 'utf8'))
  for (const [group, names] of Object.entries({ light, typeScale })) {
    const undescribed = Object.keys(names).filter((name) => !notes[`${group}.${name}`])
    expect(undescribed).toEqual([])
  }
})
