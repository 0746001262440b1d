import { theme } from './theme'

/** The theme as `ThemeProvider` provides it: its values refer to the page's CSS variables. */
export const scopedTheme = { ...theme, vars: theme.generateThemeVars() }
scopedTheme.spacing = scopedTheme.generateSpacing()
