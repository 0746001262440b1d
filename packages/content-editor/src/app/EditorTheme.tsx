import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useMemo } from 'react'
import type { EditorColours, EditorConfig } from '../config'

/** The width from which form and preview are side by side. */
export const wide = '@media (min-width: 62em)'

export const useIsWide = (): boolean => useMediaQuery(wide, { noSsr: true })

/** Minimum size of a control, in px. */
const target = 44

/** CSS colours by role: the site's or, by default, the theme's. */
export const colours: EditorColours = {
  line: 'var(--editor-line, var(--mui-palette-text-secondary))',
  focus: 'var(--editor-focus, var(--mui-palette-primary-main))',
  mark: 'var(--editor-mark, var(--mui-palette-primary-main))',
  good: 'var(--editor-good, color-mix(in srgb, var(--mui-palette-success-main) 15%, transparent))',
}

const plainTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  // MUI's own orange has too little contrast for text (WCAG 1.4.3).
  colorSchemes: { light: { palette: { warning: { main: '#9a4a00' } } }, dark: true },
  transitions: { create: () => 'none' },
  typography: {
    fontFamily: 'system-ui, sans-serif',
    h1: { fontSize: '1.5rem', fontWeight: 700 },
    h2: { fontSize: '1.25rem', fontWeight: 700 },
    h3: { fontSize: '1.0625rem', fontWeight: 700 },
    button: { textTransform: 'none' },
  },
})

const withEditor = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    // A site may style the edge of its inputs itself; here it is MUI's outline.
    MuiInputBase: undefined,
    MuiTextField: {
      defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: 'var(--mui-palette-background-paper)',
          '&.Mui-focused:not(.Mui-error) fieldset': { borderColor: colours.focus },
        },
        // Contrast of the outline: WCAG 1.4.11.
        notchedOutline: {
          top: 0,
          borderColor: colours.line,
          '& > legend': { display: 'none' },
        },
        input: {
          '&:focus-visible': { outline: 'none' },
          'textarea&': { height: 'auto', fieldSizing: 'content', resize: 'vertical' },
        },
      },
    },
    // Labels are above their fields, so that they wrap and are never cut off.
    MuiInputLabel: {
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBottom: theme.spacing(0.5),
          whiteSpace: 'normal',
        },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: {
          fontWeight: 'bold',
          '&, &.Mui-focused, &.Mui-error': { color: 'var(--mui-palette-text-primary)' },
        },
      },
    },
    // The accent may have too little contrast for a state (WCAG 1.4.11).
    MuiRadio: { styleOverrides: { root: { '&.Mui-checked': { color: 'inherit' } } } },
    MuiSwitch: {
      styleOverrides: {
        switchBase: {
          '&.Mui-checked': { color: colours.mark },
          '&.Mui-checked + .MuiSwitch-track': { backgroundColor: colours.mark },
        },
      },
    },
    // The accent may have too little contrast on an alert.
    MuiAlert: {
      styleOverrides: {
        root: {
          '& .MuiButton-text, & a': { color: 'inherit', textDecoration: 'underline' },
          '& .MuiButton-text': { paddingInline: 0 },
        },
      },
    },
    MuiDialogActions: {
      styleOverrides: { root: { padding: theme.spacing(1, 3, 3), gap: theme.spacing(1) } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: target, minHeight: target } } },
    MuiChip: {
      styleOverrides: {
        root: { fontSize: '0.9375rem', height: 'auto', minHeight: 24 },
        label: { whiteSpace: 'normal' },
      },
    },
  },
})

/** Keeps focus clear of the sticky bars; in multi-line fields, browsers only scroll to the caret. */
const focusRoom = { html: { scrollPaddingBlock: '7.5rem' } }

export interface EditorThemeProps {
  config?: EditorConfig
  fontDisplay?: 'optional' | 'swap'
  children: ReactNode
}

export function EditorTheme({
  config: { theme = plainTheme, fonts, colours: roles } = {},
  fontDisplay = 'swap',
  children,
}: EditorThemeProps) {
  const editorTheme = useMemo(() => withEditor(theme), [theme])
  const variables = Object.entries(roles ?? {}).map(([role, css]) => [`--editor-${role}`, css])
  return (
    <ThemeProvider theme={editorTheme}>
      {fonts && <GlobalStyles styles={fonts(fontDisplay)} />}
      <CssBaseline />
      {/* A surrounding provider may declare only the variables that the site uses. */}
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <GlobalStyles styles={[{ ':root': Object.fromEntries(variables) }, focusRoom]} />
      {children}
    </ThemeProvider>
  )
}
