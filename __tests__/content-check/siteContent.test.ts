import { resolve } from 'node:path'
import { contentFindings } from '../../scripts/lib/contentFindings'
import { containedIn } from '../../src/content/check/characters'
import { basicCharacters, moreCharacters } from '../../src/theme/tokens'
import { contentValues, expectNone } from '../support/contentFiles'

const values = contentValues('content')

test('content/ has no mistakes', async () => {
  expectNone(await contentFindings(resolve('content')))
})

describe('the font', () => {
  const inBasic = containedIn(basicCharacters)
  const inMore = containedIn(moreCharacters)

  test('has every character in the file that each page loads', () => {
    expectNone(
      values.flatMap(({ key, value, lineOf }) =>
        [...new Set(String(value))]
          .filter((character) => character !== '\n' && !inBasic(character))
          .map((character) => `${lineOf(character)}: ${key} has ${adviceOn(character)}`),
      ),
    )
  })

  function adviceOn(character: string): string {
    const code = codeOf(character).toString(16).toUpperCase().padStart(4, '0')
    const named = `"${character}" (U+${code})`
    return inMore(character)
      ? `${named}, which is not in the small font file, so visitors would load another 20 KB. ` +
          'Use another character, or add it to basicCharacters in src/theme/tokens.ts and run ' +
          '`npm run codegen` (docs/decisions/what-a-browser-receives.md).'
      : `${named}, which is in neither font file, so visitors would see it in another font. ` +
          'Use another character (docs/decisions/what-a-browser-receives.md).'
  }
})

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
