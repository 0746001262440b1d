import {
  type BreakpointsOptions,
  unstable_createBreakpoints as createBreakpoints,
  type Theme,
} from '@mui/material/styles'

export interface ThemeData
  extends Pick<Theme, 'components' | 'direction' | 'motion' | 'shape' | 'vars' | 'zIndex'> {
  breakpoints: BreakpointsOptions
  palette: Pick<Theme['palette'], 'mode' | 'primary' | 'grey'>
  transitions: Pick<Theme['transitions'], 'duration'>
  typography: Omit<Theme['typography'], 'pxToRem' | MuiVariant>
}

/** MUI's type styles that no component of ours uses. */
type MuiVariant = 'h4' | 'h5' | 'h6' | 'subtitle1' | 'subtitle2' | 'caption' | 'overline'

/** Defined by tools/site/webpackConfig.ts. */
declare const THEME_DATA: ThemeData

const { breakpoints, transitions, typography, ...data } = THEME_DATA

/** In px. */
const rem = typography.htmlFontSize

function spaceOf(step: number | string): string {
  if (step === 0) return '0px'
  if (step === 1) return data.vars.spacing
  return typeof step === 'number' ? `calc(${step} * ${data.vars.spacing})` : step
}

const browserTheme = {
  ...data,
  breakpoints: createBreakpoints(breakpoints),
  transitions: { ...transitions, create: () => 'none' },
  typography: { ...typography, pxToRem: (px: number) => `${px / rem}rem` },
  spacing: (...steps: readonly (number | string)[]) => steps.map(spaceOf).join(' '),
  /** MUI declares the channels of each colour as a separate variable. */
  alpha: (colour: string, share: number | string) => {
    const channels = colour.replace(/\)$/, 'Channel)')
    return `rgba(${channels} / ${typeof share === 'string' ? `calc(${share})` : share})`
  },
}

/**
 * Replaces `scopedTheme.ts` in the built site's script: plain data and the functions that MUI's
 * components call, so that no phone creates a theme. MUI's own `theme.toRuntimeSource` does the same
 * (https://mui.com/material-ui/customization/css-theme-variables/).
 */
export const scopedTheme = browserTheme as unknown as Theme
