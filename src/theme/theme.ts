import { createTheme, type TypographyStyle } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import { components } from './components'
import { fontFamily } from './font'
import {
  breakpointsInEm,
  type Colours,
  dark,
  fontWeight,
  light,
  radius,
  space,
  typeScale,
} from './tokens'

/** Roles that MUI's palette has no name for. */
type BrandPalette = Pick<ReturnType<typeof palette>, 'brand'>

/** Variants that MUI's typography has no name for. */
type BrandTypography = Record<'display' | 'lead' | 'numeral' | 'statement', TypographyStyle>

declare module '@mui/material/styles' {
  interface Palette extends BrandPalette {}
  interface PaletteOptions extends Partial<BrandPalette> {}
  interface TypographyVariants extends BrandTypography {}
  interface TypographyVariantsOptions extends Partial<BrandTypography> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof BrandTypography, true> {}
}

/** Maps roles to the names that MUI's components know. */
export const palette = (colours: Colours) => ({
  background: { default: colours.surface, paper: colours.surfaceRaised },
  text: { primary: colours.text, secondary: colours.textQuiet },
  primary: { main: colours.accent, dark: colours.accentHover, contrastText: colours.onAccent },
  success: { main: colours.success },
  error: { main: colours.error },
  divider: colours.line,
  brand: {
    surfaceDeep: colours.surfaceDeep,
    surfaceHeader: colours.surfaceHeader,
    surfaceMark: colours.surfaceMark,
    onDeep: colours.onDeep,
    mark: colours.mark,
    markOnHeader: colours.markOnHeader,
    lineStrong: colours.lineStrong,
    focus: colours.focus,
    successSurface: colours.successSurface,
    errorSurface: colours.errorSurface,
  },
})

/** Breaks long words rather than scroll horizontally. MUI names the font only in styles of its own. */
const everyText = { fontFamily, overflowWrap: 'anywhere' } as const

const heading = (fontSize: string, lineHeight: number, letterSpacing: string): TypographyStyle => ({
  fontSize,
  lineHeight,
  letterSpacing,
  fontWeight: fontWeight.bold,
  textWrap: 'balance',
  // Hyphenates only what would otherwise break without a hyphen.
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
  ...everyText,
})

const numeral: TypographyStyle = {
  fontSize: typeScale.numeral,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontWeight: fontWeight.bold,
  ...everyText,
}

/**
 * The MUI theme made from the tokens. Both schemes are CSS variables in the style sheet and follow
 * the system's setting without script.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  breakpoints: { values: breakpointsInEm, unit: 'em', step: 0.5 },
  spacing: space,
  shape: { borderRadius: radius.control },
  // Components define their own transitions.
  transitions: { create: () => 'none' },
  typography: {
    fontFamily,
    fontWeightRegular: fontWeight.regular,
    fontWeightMedium: fontWeight.medium,
    fontWeightBold: fontWeight.bold,
    display: heading(typeScale.display, 1.08, '-0.025em'),
    h1: heading(typeScale.h1, 1.12, '-0.02em'),
    h2: heading(typeScale.h2, 1.2, '-0.015em'),
    h3: heading(typeScale.h3, 1.35, '-0.005em'),
    numeral,
    statement: {
      fontSize: typeScale.statement,
      lineHeight: 1.35,
      textWrap: 'pretty',
      ...everyText,
    },
    lead: { fontSize: typeScale.lead, lineHeight: 1.5, textWrap: 'pretty', ...everyText },
    body1: { fontSize: typeScale.body, lineHeight: 1.6, textWrap: 'pretty', ...everyText },
    body2: { fontSize: typeScale.small, lineHeight: 1.55, ...everyText },
    button: { fontSize: typeScale.body, fontWeight: fontWeight.semibold, textTransform: 'none' },
  },
  components,
})
