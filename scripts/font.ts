/**
 * `npm run font`: cuts the characters that the site's own texts need out of Figtree. Needed again when
 * Figtree is updated, or `basicLetters` in src/theme/tokens.ts changes.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { basicLetters } from '../src/theme/tokens'
import { root, runMain } from './lib/run'

const source = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const target = join('src', 'theme', 'figtree-basic.woff2')

runMain(async () => {
  const font = await subsetFont(await readFile(require.resolve(source)), lettersOf(basicLetters), {
    targetFormat: 'woff2',
  })
  await writeFile(join(root, target), font)
  console.log(`${target}  ${font.length.toLocaleString('en')} bytes`)
})

/** @param range as CSS writes it, for example `U+20-7E, U+A9` */
function lettersOf(range: string): string {
  const spans = range.split(', ').map((span) => span.replace('U+', '').split('-'))
  return spans
    .flatMap(([first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, i) => from + i)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}
