import { unstable_createBreakpoints as createBreakpoints, type Theme } from '@mui/material/styles'
import { themeData } from './generated/themeData'

const { breakpoints, transitions, typography, ...data } = themeData

/** In px. */
const rem = typography.htmlFontSize

function spaceOf(step: number | string): string {
  if (step === 0) return '0px'
  if (step === 1) return data.vars.spacing
  return typeof step === 'number' ? `calc(${step} * ${data.vars.spacing})` : step
}

const themeOfData = {
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
 * The theme as components read it: what `npm run prepare` has evaluated (tools/site/themeData.ts), and
 * the functions that MUI's components call, so that no phone creates a theme. MUI's own
 * `theme.toRuntimeSource` does the same
 * (https://mui.com/material-ui/customization/css-theme-variables/).
 */
export const scopedTheme = themeOfData as unknown as Theme
