import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { fontFaces } from './fonts'
import { ThemeScope } from './ThemeScope'
import { theme } from './theme'
import { motion } from './tokens'
import { onlyUsed } from './variables'

export interface AppThemeProps {
  /** `optional` where no line may move once it is read (docs/decisions/what-a-browser-receives.md). */
  fontDisplay?: 'optional' | 'swap'
  children: ReactNode
}

const pageTransition = `
@media (prefers-reduced-motion: no-preference) {
  @view-transition { navigation: auto; }
  ::view-transition-group(root) { animation-duration: ${motion.short}; }
}`

/** Declares only the variables that are read; all of them would be a fifth of a page's bytes. */
const lean = { ...theme, generateStyleSheets: () => theme.generateStyleSheets().map(onlyUsed) }

/** Applies tokens, base styles and font to its children. */
export function AppTheme({ fontDisplay = 'swap', children }: AppThemeProps) {
  return (
    <ThemeProvider theme={lean}>
      <GlobalStyles styles={fontFaces(fontDisplay) + pageTransition} />
      <CssBaseline />
      <ThemeScope>{children}</ThemeScope>
    </ThemeProvider>
  )
}
