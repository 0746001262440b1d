/**
 * The site's font. Build, pages, Storybook and fallbacks read it here. To use another: docs/re-branding.md.
 */
export const font = {
  /** An npm package with a variable font, its Latin file, and the one with further letters and ₹. */
  package: '@fontsource-variable/figtree',
  file: 'files/figtree-latin-wght-normal.woff2',
  extendedFile: 'files/figtree-latin-ext-wght-normal.woff2',
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
  'U+A1-A8, U+AA-AC, U+AF, U+B1-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2039-203A, U+2044, U+2212'

/** Characters of the extended file, from which a build takes those that the content uses. */
export const extendedCharacters =
  'U+100-101, U+103-113, U+116-127, U+12A-12B, U+12E-130, U+132-137, U+139-13E, U+141-148, U+14A-14B, U+14D, U+150-151, U+154-161, U+164-165, U+16A-17E, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+2020, U+20B9'

/** All that a text of the content may have. */
export const allCharacters = [basicCharacters, moreCharacters, extendedCharacters].join(', ')
