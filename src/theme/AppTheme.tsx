import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { type FontDisplay, fontFaces } from './fonts'
import { pageTransition } from './pageTransition'
import { ThemeScope } from './ThemeScope'
import { theme } from './theme'

export interface AppThemeProps {
  /** `optional` on pages that preload the font (docs/decisions/what-a-browser-receives.md). */
  fontDisplay?: FontDisplay
  children: ReactNode
}

/** Applies the brand to everything inside it: tokens, base styles and font. */
export function AppTheme({ fontDisplay = 'swap', children }: AppThemeProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={fontFaces(fontDisplay) + pageTransition} />
      <CssBaseline />
      <ThemeScope>{children}</ThemeScope>
    </ThemeProvider>
  )
}
