import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { basicCharacters } from '../../src/theme/tokens'
import { root } from './run'

const source = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const target = join(root, 'src/theme/generated/figtree-basic.woff2')

/** Subsets Figtree to the characters of every page (docs/decisions/what-a-browser-receives.md). */
export async function writeBasicFont(): Promise<void> {
  const characters = charactersIn(basicCharacters)
  const figtree = readFileSync(require.resolve(source))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, await subsetFont(figtree, characters, { targetFormat: 'woff2' }))
}

/** @param ranges a CSS unicode-range, for example `U+20-7E, U+A9` */
function charactersIn(ranges: string): string {
  const characters = ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number(`0x${code}`))
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
  })
  return characters.join('')
}
