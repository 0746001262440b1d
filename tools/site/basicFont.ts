import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { contentIn } from '@partner-site/content-model'
import subsetFont from 'subset-font'
import contentConfig from '../../content-model.config'
import { basicCharacters, font, moreCharacters } from '../../src/theme/font'
import { codesIn } from '../lib/text'
import { writeChanged } from '../lib/writeChanged'

/** The font of Storybook and the tests, and a build's own in its place. */
export const usualFont = resolve('src/theme/generated/font')
export const builtFont = resolve('.cache/font')

/** Gatsby compiles gatsby-node.ts into another folder, without `require.resolve`. */
export const readFont = (): Buffer =>
  readFileSync(
    createRequire(join(process.cwd(), 'package.json')).resolve(`${font.package}/${font.file}`),
  )

/**
 * Copies the font's file, and makes the small one, with the basic characters and any others in `text`
 * (docs/decisions/what-a-browser-receives.md), and the unicode-ranges of both.
 */
async function writeBasicFont(folder: string, text: string): Promise<void> {
  const ranges = fontRanges(text)
  const characters = String.fromCodePoint(...codesIn(ranges.basic))
  const whole = readFont()
  writeChanged(join(folder, 'whole.woff2'), whole)
  writeChanged(
    join(folder, 'basic.woff2'),
    await subsetFont(whole, characters, { targetFormat: 'woff2' }),
  )
  const source = `export const fontRanges = ${JSON.stringify(ranges)}\n`
  writeChanged(join(folder, 'fontRanges.ts'), source)
}

export const writeUsualFont = (): Promise<void> => writeBasicFont(usualFont, '')

/** Makes the font of a build, whose texts may have other characters than the usual. */
export const writeBuiltFont = (): Promise<void> =>
  writeBasicFont(
    builtFont,
    contentIn(contentConfig)
      .files.map(({ text }) => text)
      .join(''),
  )

/**
 * The characters of the two font files, each as a CSS unicode-range.
 *
 * @param text all texts of the content
 */
export function fontRanges(text: string): { basic: string; more: string } {
  const used = new Set([...text.normalize()].map((character) => character.codePointAt(0)))
  const more = codesIn(moreCharacters)
  const moved = more.filter((code) => used.has(code))
  if (moved.length === 0) return { basic: basicCharacters, more: moreCharacters }
  return {
    basic: [basicCharacters, rangesOf(moved)].join(', '),
    more: rangesOf(more.filter((code) => !used.has(code))),
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
