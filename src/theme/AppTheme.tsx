import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { fontFaces } from './fonts'
import { pageTransition } from './pageTransition'
import { ThemeScope } from './ThemeScope'
import { theme } from './theme'

export interface AppThemeProps {
  children: ReactNode
}

/** Gives everything inside it the brand's look: tokens, base styles and font. */
export function AppTheme({ children }: AppThemeProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={fontFaces + pageTransition} />
      <CssBaseline />
      <ThemeScope>{children}</ThemeScope>
    </ThemeProvider>
  )
}
