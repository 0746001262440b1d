import { ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { ComponentProps, ReactNode } from 'react'
import { theme } from './theme'

export interface ThemeScopeProps {
  children: ReactNode
}

/** As `ThemeProvider` gives it: every value refers to the CSS variables that the page declares. */
const scoped = { ...theme, vars: theme.generateThemeVars() }
scoped.spacing = scoped.generateSpacing()

/** `ThemeProvider` hands in the same; the type of `value` knows default props alone. */
const components = theme.components as ComponentProps<typeof DefaultPropsProvider>['value']

/**
 * The theme for what stands in a page that has the brand's base styles already: the two contexts
 * that MUI's components read, and nothing of `ThemeProvider`'s switching of schemes, which is 4 KB
 * of script and here the work of CSS.
 */
export function ThemeScope({ children }: ThemeScopeProps) {
  return (
    <ThemeContext value={scoped}>
      <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
    </ThemeContext>
  )
}
