import { join } from 'node:path'
import { theme } from '../../src/theme/theme'
import { breakpointsInEm } from '../../src/theme/tokens'
import { isRead } from '../../src/theme/variables'
import { writeChanged } from '../lib/writeChanged'

/** The theme inside a page that declares its CSS variables: its values refer to them. */
const scoped = { ...theme, vars: theme.generateThemeVars() }
scoped.spacing = scoped.generateSpacing()

/** Writes what the site's components read from the theme; `src/theme/scopedTheme.ts` makes a theme from it. */
export const writeThemeData = (): void =>
  writeChanged(
    join('src', 'theme', 'generated', 'themeData.ts'),
    `export const themeData = ${JSON.stringify(themeData(), undefined, 2)}\n`,
  )

/** Plain data, without MUI's type styles, palettes and CSS variables that nobody reads. */
function themeData(): object {
  const { direction, motion, palette, shape, transitions, typography, vars, zIndex } = scoped
  const { MuiCssBaseline: _, ...components } = scoped.components ?? {}
  const { h4, h5, h6, subtitle1, subtitle2, caption, overline, pxToRem, ...own } = typography
  return {
    direction,
    motion,
    shape,
    zIndex,
    breakpoints: { values: breakpointsInEm, unit: 'em', step: 0.5 },
    components: Object.fromEntries(
      Object.entries(components).map(([name, component]) => [
        name,
        evaluated(component as Component),
      ]),
    ),
    // MUI makes styles for each colour, and `primary` is the one that a component names.
    palette: { mode: palette.mode, primary: palette.primary, grey: palette.grey },
    transitions: { duration: transitions.duration },
    typography: own,
    vars: read(vars),
  }
}

type Component = { styleOverrides?: Readonly<Record<string, unknown>> }

/** Calls the functions that return styles, and keeps the styles. */
const evaluated = ({ styleOverrides, ...component }: Component) =>
  styleOverrides
    ? {
        ...component,
        styleOverrides: Object.fromEntries(
          Object.entries(styleOverrides).map(([slot, styles]) => [
            slot,
            typeof styles === 'function' ? styles({ theme: scoped }) : styles,
          ]),
        ),
      }
    : component

type Variables = { readonly [name: string]: string | Variables }

/** Drops the variables that no page declares, but keeps their groups, which MUI reads. */
const read = (variables: object): Variables =>
  Object.fromEntries(
    Object.entries(variables as Variables)
      .filter(([, value]) => typeof value === 'object' || isRead(value))
      .map(([name, value]) => [name, typeof value === 'object' ? read(value) : value]),
  )
