import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentIn } from '@partner-site/content-model'
import subsetFont from 'subset-font'
import contentConfig from '../../content-model.config'
import { basicCharacters, extendedCharacters, font, moreCharacters } from '../../src/theme/font'
import { codesIn } from '../lib/text'
import { writeChanged } from '../lib/writeChanged'

/** The font of Storybook and the tests, and a build's own in its place. */
export const usualFont = resolve('src/theme/generated/font')
export const builtFont = resolve('.cache/font')

export const readFont = (file: string): Buffer =>
  readFileSync(require.resolve(`${font.package}/${file}`))

const subsetOf = (file: string, ranges: string): Promise<Buffer> =>
  subsetFont(readFont(file), String.fromCodePoint(...codesIn(ranges)), { targetFormat: 'woff2' })

/**
 * Copies the font's file, and makes the small one and the extended one
 * (docs/decisions/what-a-browser-receives.md), and their unicode-ranges.
 */
async function writeFonts(folder: string, ranges: FontRanges): Promise<void> {
  writeChanged(join(folder, 'whole.woff2'), readFont(font.file))
  writeChanged(join(folder, 'basic.woff2'), await subsetOf(font.file, ranges.basic))
  const extended = await subsetOf(font.extendedFile, ranges.extended)
  writeChanged(join(folder, 'extended.woff2'), extended)
  const source = `export const fontRanges = ${JSON.stringify(ranges)}\n`
  writeChanged(join(folder, 'fontRanges.ts'), source)
}

export const writeUsualFont = (): Promise<void> =>
  writeFonts(usualFont, {
    basic: basicCharacters,
    more: moreCharacters,
    extended: extendedCharacters,
  })

/** Makes the font of a build, whose texts may have other characters than the usual. */
export const writeBuiltFont = (): Promise<void> =>
  writeFonts(
    builtFont,
    fontRanges(
      contentIn(contentConfig)
        .files.map(({ text }) => text)
        .join(''),
    ),
  )

/** The characters of the font files, each as a CSS unicode-range. */
interface FontRanges {
  basic: string
  more: string
  extended: string
}

/**
 * Returns the ranges of a build: the characters of a text are in the small file and the extended one.
 *
 * @param text all texts of the content
 */
export function fontRanges(text: string): FontRanges {
  const used = new Set([...text.normalize()].map((character) => character.codePointAt(0)))
  const isUsed = (code: number) => used.has(code)
  const more = codesIn(moreCharacters)
  const moved = more.filter(isUsed)
  return {
    basic: moved.length === 0 ? basicCharacters : `${basicCharacters}, ${rangesOf(moved)}`,
    more: rangesOf(more.filter((code) => !isUsed(code))),
    extended: rangesOf(codesIn(extendedCharacters).filter(isUsed)),
  }
}

/** The inverse, for rising codes. */
function rangesOf(codes: readonly number[]): string {
  const runs: [from: number, to: number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
