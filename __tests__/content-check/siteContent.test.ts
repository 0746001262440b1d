import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { basicCharacters, moreCharacters } from '../../src/theme/tokens'
import { contentValues, expectNone, problemsOf } from '../support/contentFiles'

const root = join(__dirname, '../..')
const values = contentValues('content')

test('content/ matches content/schema.graphql', () => {
  expectNone(problemsOf('content'))
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

/** Returns a test for a CSS unicode-range, for example `U+20-7E, U+A0`. */
function containedIn(unicodeRange: string): (character: string) => boolean {
  const ranges = [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  )
  return (character) =>
    ranges.some(([from, to]) => from <= codeOf(character) && codeOf(character) <= to)
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}

test('every link points to a page', () => {
  const pages = readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && name !== '404.tsx')
    .map((name) => `/${name.replaceAll('\\', '/').replace(/(index)?\.tsx$/, '')}/`)
    .map((path) => path.replace(/\/+/g, '/'))
    .sort()
  expectNone(
    values
      .filter(({ key }) => /(^|\.)path$/.test(key))
      .filter(({ value }) => !/^https:\/\//.test(String(value)))
      .filter(({ value }) => !pages.includes(String(value).replace(/[?#].*$/, '')))
      .map(
        ({ key, value, lineOf }) =>
          `${lineOf()}: ${key} is "${value}", but the site has no such page. ` +
          `It has ${pages.join(', ')}.`,
      ),
  )
})

/** The requirements in content/schema.graphql. */
const images: Record<string, { required: string; isFine: (image: sharp.Metadata) => boolean }> = {
  'brand.mark': { required: 'an SVG picture', isFine: ({ format }) => format === 'svg' },
  'brand.icon': { required: 'an SVG picture', isFine: ({ format }) => format === 'svg' },
  'brand.touchIcon': {
    required: 'a PNG picture of 180 by 180 pixels',
    isFine: ({ format, width, height }) => format === 'png' && width === 180 && height === 180,
  },
  'hero.image': {
    required: 'a picture at least 2560 pixels wide',
    isFine: ({ format, width = 0 }) => format !== 'svg' && width >= 2560,
  },
  'promise.image': {
    required: 'a picture at least 1280 pixels wide',
    isFine: ({ format, width = 0 }) => format !== 'svg' && width >= 1280,
  },
}

test.each(Object.entries(images))('%s has the required format and size', async (wanted, rule) => {
  for (const { key, value, lineOf } of values.filter(({ key }) => key === wanted)) {
    const path = join(root, 'content', String(value))
    // The content check reports a missing image.
    if (!existsSync(path)) continue
    const image = await sharp(path)
      .metadata()
      .catch(() => undefined)
    const found = image
      ? `${image.format.toUpperCase()}, ${image.width} by ${image.height} pixels`
      : 'not a picture'
    if (!image || !rule.isFine(image)) {
      expectNone([`${lineOf()}: ${key} names ${value} (${found}), but must be ${rule.required}.`])
    }
  }
})
