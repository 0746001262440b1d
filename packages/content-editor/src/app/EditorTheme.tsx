import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import type { EditorColours, EditorConfig } from '../config'

/** From this width the form and the preview are side by side. */
export const wide = '@media (min-width: 62em)'

/** The smallest side of what is pressed, in px. */
const target = 44

/** Colours by role, as styles name them: the site's, or those of the theme. */
export const colours: EditorColours = {
  line: 'var(--editor-line, var(--mui-palette-text-secondary))',
  focus: 'var(--editor-focus, var(--mui-palette-primary-main))',
  mark: 'var(--editor-mark, var(--mui-palette-primary-main))',
  good: 'var(--editor-good, color-mix(in srgb, var(--mui-palette-success-main) 15%, transparent))',
}

const plainTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  // MUI's own orange has too little contrast as a text (WCAG 1.4.3).
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

/** A theme for components of MUI that a site may not have. */
const withEditor = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    // A site may draw the edge of its inputs itself; here MUI's outline is it.
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
        // WCAG 1.4.11
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
    // Above the field, so that it wraps and is never cut off.
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
    // An accent may be too light for a state (WCAG 1.4.11).
    MuiRadio: { styleOverrides: { root: { '&.Mui-checked': { color: 'inherit' } } } },
    MuiSwitch: {
      styleOverrides: {
        switchBase: {
          '&.Mui-checked': { color: colours.mark },
          '&.Mui-checked + .MuiSwitch-track': { backgroundColor: colours.mark },
        },
      },
    },
    // An accent may have too little contrast on the colours of an alert.
    MuiAlert: {
      styleOverrides: {
        root: {
          '& .MuiButton-text, & a': { color: 'inherit', textDecoration: 'underline' },
          // In line with the alert's text.
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

/**
 * Focus is scrolled clear of the header, and of the button at the bottom of a narrow window. Of a
 * text of several lines, browsers scroll to the caret, which is below its edge.
 */
const focusRoom = { html: { scrollPaddingBlock: '7.5rem' } }

export interface EditorThemeProps {
  config?: EditorConfig
  fontDisplay?: 'optional' | 'swap'
  children: ReactNode
}

/** Applies the site's theme to the editor. */
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
      {/* A provider around this one may declare only the variables that a site reads. */}
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <GlobalStyles styles={[{ ':root': Object.fromEntries(variables) }, focusRoom]} />
      {children}
    </ThemeProvider>
  )
}
