/**
 * The site's font. Build, pages, Storybook and fallbacks read it here. To use another: docs/re-branding.md.
 */
export const font = {
  /** An npm package with a variable font, and its Latin file. */
  package: '@fontsource-variable/figtree',
  file: 'files/figtree-latin-wght-normal.woff2',
  /** As the file's own name table has it. */
  family: 'Figtree',
  /** The lightest and the boldest that the file has. */
  weights: { min: 300, max: 900 },
  /** Shares of the font size, from the file's `hhea` table. */
  ascent: 0.95,
  descent: 0.25,
}

/** The range of CSS weights for which a fallback's regular file is used, and that for its bold file. */
const [regular, bold] = ['300 500', '600 900']

/**
 * What computers (Arial) and phones (Roboto) show without the font, adjusted to its metrics.
 * `width`: how much wider the site's text is in the font.
 */
export const fallbacks = [
  { on: 'Arial', weight: regular, local: ['Arial', 'Liberation Sans'], width: 1.003 },
  { on: 'Arial', weight: bold, local: ['Arial Bold', 'Liberation Sans Bold'], width: 0.96 },
  { on: 'Roboto', weight: regular, local: ['Roboto'], width: 1.012 },
  { on: 'Roboto', weight: bold, local: ['Roboto Bold'], width: 1.02 },
].map((face) => ({ ...face, family: `${font.family} on ${face.on}` }))

/** A CSS font-family: the font, its fallbacks, the system's. */
export const fontFamily = [font.family, ...new Set(fallbacks.map(({ family }) => family))]
  .map((name) => `'${name}'`)
  .concat('system-ui', 'sans-serif')
  .join(', ')

/**
 * Characters of the small file that every page fetches: English and typographic punctuation.
 * A build adds those that the content uses.
 */
export const basicCharacters =
  'U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122'

/**
 * Characters of the large file, which loads only if one of them is used, for example in a name with
 * accents. Excludes the basic ones, which would load it while the small file is late.
 */
export const moreCharacters =
  'U+A1-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A, U+2044, U+2212'
