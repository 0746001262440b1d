import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** The width from which form and preview are side by side. */
export const wide = '@media (min-width: 62em)'

/** Minimum size of a control, in px. */
const target = 44

/** The background of what is new or has succeeded. */
export const good = 'color-mix(in srgb, var(--editor-palette-success-main) 20%, transparent)'

const spacing = 8

const theme = createTheme({
  // Its own prefix: in Storybook, the site's theme is around it.
  cssVariables: { cssVarPrefix: 'editor', colorSchemeSelector: 'media' },
  spacing,
  // MUI's own orange and blue have too little contrast for text on every background (WCAG 1.4.3).
  colorSchemes: {
    light: { palette: { primary: { main: '#1565c0' }, warning: { main: '#9a4a00' } } },
    dark: true,
  },
  transitions: { create: () => 'none' },
  typography: {
    fontFamily: 'system-ui, sans-serif',
    h1: { fontSize: '1.5rem', fontWeight: 700 },
    h2: { fontSize: '1.25rem', fontWeight: 700 },
    h3: { fontSize: '1.0625rem', fontWeight: 700 },
    button: { textTransform: 'none' },
  },
  components: {
    MuiTextField: {
      defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        // Contrast of the outline: WCAG 1.4.11.
        notchedOutline: {
          top: 0,
          borderColor: 'var(--editor-palette-text-secondary)',
          '& > legend': { display: 'none' },
        },
        input: { 'textarea&': { height: 'auto', fieldSizing: 'content', resize: 'vertical' } },
      },
    },
    // Labels are above their fields, so that they wrap and are never cut off.
    MuiInputLabel: {
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBottom: spacing / 2,
          whiteSpace: 'normal',
        },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: {
          fontWeight: 'bold',
          '&, &.Mui-focused, &.Mui-error': { color: 'var(--editor-palette-text-primary)' },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        // It gets the focus when the pressed button is gone.
        container: { '&:focus-visible > *': { outline: '3px solid' } },
      },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: spacing * 2, gap: spacing } } },
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

export const EditorTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    {/* A provider inside another one, as in Storybook, declares no variables. */}
    <GlobalStyles styles={theme.generateStyleSheets()} />
    <GlobalStyles styles={focusRoom} />
    {children}
  </ThemeProvider>
)
