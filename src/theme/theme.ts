import { type CSSObject, createTheme, type Theme, type TypographyStyle } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import {
  breakpointsInEm,
  type Colours,
  dark,
  edge,
  fontFamily,
  fontWeight,
  headerRoom,
  highWindow,
  light,
  motion,
  radius,
  space,
  target,
  typeScale,
} from './tokens'

/** Roles that MUI's palette has no name for. */
type BrandPalette = Pick<ReturnType<typeof palette>, 'brand'>

/** Variants that MUI's typography has no name for. */
type BrandTypography = Record<'display' | 'lead' | 'numeral' | 'numeralSmall', TypographyStyle>

declare module '@mui/material/styles' {
  interface Palette extends BrandPalette {}
  interface PaletteOptions extends Partial<BrandPalette> {}
  interface TypographyVariants extends BrandTypography {}
  interface TypographyVariantsOptions extends Partial<BrandTypography> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof BrandTypography, true> {}
}

const palette = (colours: Colours) => ({
  background: { default: colours.surface, paper: colours.surfaceRaised },
  text: { primary: colours.text, secondary: colours.textQuiet },
  primary: { main: colours.accent, dark: colours.accentHover, contrastText: colours.onAccent },
  success: { main: colours.success },
  warning: { main: colours.warning },
  error: { main: colours.error },
  divider: colours.line,
  brand: {
    surfaceDeep: colours.surfaceDeep,
    onDeep: colours.onDeep,
    mark: colours.mark,
    lineStrong: colours.lineStrong,
    focus: colours.focus,
    successSurface: colours.successSurface,
    errorSurface: colours.errorSurface,
  },
})

/** Rather a broken word than a page that scrolls sideways. */
const brokenWords = { overflowWrap: 'anywhere' } as const

const heading = (fontSize: string, lineHeight: number, letterSpacing: string): TypographyStyle => ({
  fontSize,
  lineHeight,
  letterSpacing,
  fontWeight: fontWeight.bold,
  textWrap: 'balance',
  // Only what would otherwise be broken without a hyphen.
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
  ...brokenWords,
})

const numeral = (fontSize: string): TypographyStyle => ({
  fontSize,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  ...brokenWords,
})

/** The focus ring, the same on every component. */
const focusRing = (theme: Theme): CSSObject => ({
  outline: `${edge.ring}px solid ${theme.vars.palette.brand.focus}`,
  outlineOffset: edge.ring,
})

/**
 * The tokens as an MUI theme. Both schemes are in the stylesheet as CSS variables and follow
 * the system's setting without script.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  breakpoints: { values: breakpointsInEm, unit: 'em', step: 0.5 },
  spacing: space,
  shape: { borderRadius: radius.control },
  typography: {
    fontFamily: [fontFamily.web, ...fontFamily.fallbacks]
      .map((name) => `'${name}'`)
      .concat('system-ui', 'sans-serif')
      .join(', '),
    fontWeightRegular: fontWeight.regular,
    fontWeightMedium: fontWeight.medium,
    fontWeightBold: fontWeight.bold,
    display: heading(typeScale.display, 1.08, '-0.025em'),
    h1: heading(typeScale.h1, 1.12, '-0.02em'),
    h2: heading(typeScale.h2, 1.2, '-0.015em'),
    h3: heading(typeScale.h3, 1.35, '-0.005em'),
    numeral: numeral(typeScale.numeral),
    numeralSmall: numeral(typeScale.numeralSmall),
    lead: { fontSize: typeScale.lead, lineHeight: 1.5, textWrap: 'pretty', ...brokenWords },
    body1: { fontSize: typeScale.body, lineHeight: 1.6, textWrap: 'pretty', ...brokenWords },
    body2: { fontSize: typeScale.small, lineHeight: 1.55, ...brokenWords },
    button: { fontSize: typeScale.body, fontWeight: fontWeight.semibold, textTransform: 'none' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: (theme) => ({
        html: {
          colorScheme: 'light dark',
          [highWindow]: { scrollPaddingTop: headerRoom },
          textSizeAdjust: '100%',
        },
        // Links and buttons rather wrap as a whole.
        body: { fontSynthesis: 'none', overflowWrap: 'break-word' },
        'img, svg': { display: 'block', maxWidth: '100%' },
        // In forced colours, too, outline icons take the colour of the text beside them.
        svg: { forcedColorAdjust: 'auto' },
        ':focus-visible': focusRing(theme),
        a: { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '0.06em' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            // Not a short one: inherited values would each start their own, frame after frame.
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
      }),
    },
    MuiTypography: {
      defaultProps: {
        variantMapping: { display: 'h1', lead: 'p', numeral: 'span', numeralSmall: 'span' },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true, disableTouchRipple: true },
      styleOverrides: {
        root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: target,
          padding: '10px 22px',
          borderRadius: radius.pill,
          lineHeight: 1.35,
          textAlign: 'center',
          // A long word breaks, and only where the button has a row to itself.
          maxWidth: '100%',
          '& > :last-child': { minWidth: 0 },
          // Forced colours remove the surface that makes it look like a button.
          '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
          // Only on hover: a button that becomes enabled must not fade in from an illegible grey.
          transition: 'none',
          '&:hover': {
            transition: `background-color ${motion.short} ${motion.ease}, border-color ${motion.short} ${motion.ease}`,
          },
        },
        // MUI's own margins, also from right to left.
        startIcon: { marginInline: '-4px 8px' },
        contained: ({ theme }) => ({
          // The one action stays the most prominent.
          '@media (forced-colors: active)': { borderWidth: edge.thick },
          '&[aria-current]': {
            boxShadow: `inset 0 0 0 ${edge.thick}px ${theme.vars.palette.primary.contrastText}`,
            '@media (forced-colors: active)': { borderWidth: edge.ring },
          },
        }),
        // Narrower where text is large on a phone, so that its words fit.
        sizeLarge: { padding: '14px clamp(20px, 15vw - 1rem, 30px)', fontSize: typeScale.h3 },
        outlined: ({ theme }) => ({
          color: theme.vars.palette.text.primary,
          borderColor: theme.vars.palette.brand.lineStrong,
          '&:hover': {
            borderColor: theme.vars.palette.text.primary,
            backgroundColor: 'transparent',
          },
        }),
        text: ({ theme }) => ({
          color: theme.vars.palette.text.primary,
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
          '&:hover': {
            textDecoration: 'underline',
            textDecorationThickness: `${edge.thick}px`,
            backgroundColor: 'transparent',
          },
        }),
      },
    },
  },
})
