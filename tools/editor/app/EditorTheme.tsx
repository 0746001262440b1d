import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { AppTheme } from '../../../src/theme/AppTheme'
import { theme } from '../../../src/theme/theme'
import { target } from '../../../src/theme/tokens'

/** From this width the form and the preview are side by side. */
export const wide = '@media (min-width: 62em)'

/** The site's theme, for components of MUI that no page of the site has. */
const editorTheme = {
  ...theme,
  components: {
    ...theme.components,
    // The site draws the edge of its inputs itself; here MUI's outline is it.
    MuiInputBase: undefined,
    MuiTextField: {
      defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: theme.vars.palette.background.paper,
          '&.Mui-focused:not(.Mui-error) fieldset': { borderColor: theme.vars.palette.brand.focus },
        },
        // WCAG 1.4.11
        notchedOutline: {
          top: 0,
          borderColor: theme.vars.palette.brand.lineStrong,
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
          transition: 'none',
        },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: {
          fontWeight: 'bold',
          '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
        },
      },
    },
    // The accent is for the one action, and too light for a state (WCAG 1.4.11).
    MuiRadio: { styleOverrides: { root: { '&.Mui-checked': { color: 'inherit' } } } },
    MuiSwitch: {
      styleOverrides: {
        switchBase: {
          '&.Mui-checked': { color: theme.vars.palette.brand.mark },
          '&.Mui-checked + .MuiSwitch-track': { backgroundColor: theme.vars.palette.brand.mark },
        },
      },
    },
    // The accent has too little contrast on the colours of an alert.
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
} as typeof theme

/**
 * Focus is scrolled clear of the header, and of the button at the bottom of a narrow window. Of a
 * text of several lines, browsers scroll to the caret, which is below its edge.
 */
const focusRoom = { html: { scrollPaddingBlock: '7.5rem' } }

/** Applies the brand to the editor. The site's own sheets lack variables that only tools read. */
export const EditorTheme = ({ children }: { children: ReactNode }) => (
  <AppTheme>
    <GlobalStyles styles={theme.generateStyleSheets()} />
    <GlobalStyles styles={focusRoom} />
    <ThemeProvider theme={editorTheme}>{children}</ThemeProvider>
  </AppTheme>
)
