import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import { fallbackMetrics, fontFamily } from './tokens'

/** Address of the one font file; the page head preloads it. */
export const fontFile: string = figtree

/** `@font-face` rules of the web font and of the fallback that keeps its measures. */
export const fontFaces = `
@font-face {
  font-family: '${fontFamily.web}';
  src: url(${fontFile}) format('woff2');
  font-weight: 300 900;
  font-display: swap;
}
@font-face {
  font-family: '${fontFamily.fallback}';
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  ascent-override: ${fallbackMetrics.ascentOverride};
  descent-override: ${fallbackMetrics.descentOverride};
  line-gap-override: ${fallbackMetrics.lineGapOverride};
  size-adjust: ${fallbackMetrics.sizeAdjust};
}`
