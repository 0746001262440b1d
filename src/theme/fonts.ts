import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import basicFigtree from './generated/figtree-basic.woff2'
import { fontRanges } from './generated/fontRanges'
import { fallbackFaces, fontFamily, fontHeight } from './tokens'

/** Address of the font file that every page needs; the page head preloads it. */
export const fontFile: string = basicFigtree

/**
 * Returns `@font-face` rules of the web font and of the fallbacks, which are adjusted to its
 * metrics.
 *
 * @param display `optional` shows the web font only if it loads at once, so that nothing moves
 *   after the first paint; `swap` whenever it loads
 */
export const fontFaces = (display: 'optional' | 'swap'): string =>
  [
    webFace(display, figtree, fontRanges.more),
    webFace(display, basicFigtree, fontRanges.basic),
    ...fallbackFaces.map(fallbackFace),
  ].join('\n')

const webFace = (display: string, file: string, characters: string): string =>
  `@font-face {
  font-family: '${fontFamily.web}';
  src: url(${file}) format('woff2');
  font-weight: 300 900;
  font-display: ${display};
  unicode-range: ${characters};
}`

const fallbackFace = ({ family, weight, local, width }: (typeof fallbackFaces)[number]): string =>
  `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(fontHeight.ascent / width)};
  descent-override: ${percent(fontHeight.descent / width)};
  line-gap-override: 0%;
}`

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`
