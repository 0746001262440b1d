import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles'
import {
  buttonPadding,
  edge,
  headerRoom,
  highWindow,
  motion,
  radius,
  space,
  target,
  typeScale,
} from './tokens'

const focusRing = (theme: Theme): CSSObject => ({
  outline: `${edge.ring}px solid ${theme.vars.palette.brand.focus}`,
  outlineOffset: edge.ring,
})

function inputBox({ vars, shape, spacing }: Theme): CSSObject {
  const { brand, error, text, background } = vars.palette
  const edged = (px: number, colour: string) => ({ boxShadow: `inset 0 0 0 ${px}px ${colour}` })
  return {
    ...edged(edge.thin, brand.lineStrong),
    borderRadius: shape.borderRadius,
    backgroundColor: background.paper,
    transition: `box-shadow ${motion.short} ${motion.ease}`,
    padding: 0,
    '& .MuiInputBase-input': {
      boxSizing: 'border-box',
      height: 'auto',
      minHeight: spacing(6),
      padding: spacing(1.25, 1.75),
      borderRadius: 'inherit',
    },
    '&:hover': edged(edge.thin, text.primary),
    '&.Mui-error': edged(edge.thick, error.main),
    '&.Mui-focused': edged(edge.thin, brand.focus),
    '& .MuiInputBase-input:focus-visible': {
      outline: `${edge.ring}px solid ${brand.focus}`,
      outlineOffset: 0,
    },
    // Forced colours remove shadows, so the edge must be a border.
    '@media (forced-colors: active)': {
      border: `${edge.thin}px solid`,
      '&.Mui-error': { borderWidth: edge.ring },
    },
  }
}

export const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        colorScheme: 'light dark',
        [highWindow]: { scrollPaddingTop: headerRoom },
        textSizeAdjust: '100%',
      },
      // Let links and buttons wrap as a unit.
      body: { fontSynthesis: 'none', overflowWrap: 'break-word' },
      'img, svg': { display: 'block', maxWidth: '100%' },
      // Lets outline icons take the colour of the text beside them in forced colours, too.
      svg: { forcedColorAdjust: 'auto' },
      ':focus-visible': focusRing(theme),
      a: { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '0.06em' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          // Not a short transition: each inherited value would start its own, frame after frame.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiTypography: {
    defaultProps: {
      variantMapping: { display: 'h1', lead: 'p', numeral: 'span', statement: 'p' },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }),
    },
  },
  MuiInputBase: {
    // These styles detect autofill, which only MUI's moving label needs.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: { root: ({ theme }) => inputBox(theme) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: target,
        padding: `${1.25 * space}px ${buttonPadding}px`,
        borderRadius: radius.pill,
        lineHeight: 1.35,
        textAlign: 'center',
        // Breaks a long word only once the button has a row to itself.
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
      // MUI's own margins, but also right in right-to-left text.
      startIcon: { marginInline: `${-0.5 * space}px ${space}px` },
      contained: ({ theme }) => ({
        // Keeps the main action the most prominent.
        '@media (forced-colors: active)': { borderWidth: edge.thick },
        '&[aria-current]': {
          boxShadow: `0 0 0 ${edge.thick}px ${theme.vars.palette.text.primary}`,
          '@media (forced-colors: active)': { borderWidth: edge.ring },
        },
      }),
      // Narrower with large text on a phone, so that its words fit.
      sizeLarge: {
        padding: `${1.75 * space}px clamp(${2.5 * space}px, 15vw - 1rem, ${3.75 * space}px)`,
        fontSize: typeScale.h3,
      },
      outlined: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        borderColor: theme.vars.palette.brand.lineStrong,
        '&:hover': {
          borderColor: theme.vars.palette.text.primary,
          backgroundColor: 'transparent',
        },
      }),
      // Its text begins at the edge of what is above and below it.
      text: ({ theme }) => ({
        minWidth: 0,
        paddingInline: 0,
        '@media (forced-colors: active)': { paddingInline: theme.spacing(1) },
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
}
