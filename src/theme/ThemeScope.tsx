import { ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { ComponentProps, ReactNode } from 'react'
import { scopedTheme } from './scopedTheme'

/** `ThemeProvider` passes the same value, but the type only covers default props. */
type Components = ComponentProps<typeof DefaultPropsProvider>['value']

/**
 * Provides the theme inside a page that already has the brand's base styles: the two contexts that
 * MUI's components read. `ThemeProvider` also switches schemes, with 4 KB of script; here CSS does
 * that.
 */
export function ThemeScope({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={scopedTheme}>
      <DefaultPropsProvider value={scopedTheme.components as Components}>
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  )
}
