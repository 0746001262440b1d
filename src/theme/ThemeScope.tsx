import { ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { ComponentProps, ReactNode } from 'react'
// In the built page's script, webpack puts browserTheme.ts in its place (tools/build/webpackConfig.ts).
import { scopedTheme } from './scopedTheme'

/** `ThemeProvider` passes the same; the type of `value` only covers default props. */
type Components = ComponentProps<typeof DefaultPropsProvider>['value']

/**
 * Provides the theme inside a page that already has the brand's base styles: the two contexts that
 * MUI's components read. `ThemeProvider` also switches schemes, which is 4 KB of script and is done in
 * CSS here.
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
