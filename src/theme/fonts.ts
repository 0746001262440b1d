import { fallbacks, font } from './font'
import basicFile from './generated/font/basic.woff2'
import extendedFile from './generated/font/extended.woff2'
import { fontRanges } from './generated/font/fontRanges'
import wholeFile from './generated/font/whole.woff2'

/** Address of the font file that every page needs; the page head preloads it. */
export const fontFile: string = basicFile

/**
 * Returns `@font-face` rules of the web font and of the fallbacks, which are adjusted to its
 * metrics.
 *
 * @param display `optional` shows the web font only if it loads at once, so that nothing moves
 *   after the first paint; `swap` whenever it loads
 */
export const fontFaces = (display: 'optional' | 'swap'): string =>
  [
    // A build whose content uses none of them has none.
    fontRanges.extended && webFace(display, extendedFile, fontRanges.extended),
    webFace(display, wholeFile, fontRanges.more),
    webFace(display, basicFile, fontRanges.basic),
    ...fallbacks.map(fallbackFace),
  ].join('\n')

const webFace = (display: string, file: string, characters: string): string =>
  `@font-face {
  font-family: '${font.family}';
  src: url(${file}) format('woff2');
  font-weight: ${font.weights.min} ${font.weights.max};
  font-display: ${display};
  unicode-range: ${characters};
}`

const fallbackFace = ({ family, weight, local, width }: (typeof fallbacks)[number]): string =>
  `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(font.ascent / width)};
  descent-override: ${percent(font.descent / width)};
  line-gap-override: 0%;
}`

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`
