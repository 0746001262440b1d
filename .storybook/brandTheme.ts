import { create, type ThemeVars } from 'storybook/theming/create'
import { dark, fontFamily, light, radius } from '../src/theme/tokens'

/** The theme of Storybook's own frame and docs pages, made from the site's tokens. */
export function brandTheme(scheme: 'light' | 'dark', brandTitle?: string): ThemeVars {
  const colours = scheme === 'light' ? light : dark
  return create({
    base: scheme,
    brandTitle,
    // Storybook reads null as "no image, the title is HTML", which its types do not allow.
    brandImage: null as unknown as undefined,
    brandUrl: './',
    colorPrimary: colours.accent,
    // White text must be readable on it.
    colorSecondary: scheme === 'light' ? colours.surfaceDeep : colours.lineStrong,
    appBg: colours.surfaceRaised,
    appContentBg: colours.surface,
    appPreviewBg: colours.surface,
    appHoverBg: colours.surface,
    appBorderColor: colours.line,
    appBorderRadius: radius.control,
    fontBase: `'${fontFamily.web}', system-ui, sans-serif`,
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    textColor: colours.text,
    textInverseColor: colours.surface,
    textMutedColor: colours.textQuiet,
    barTextColor: colours.textQuiet,
    barHoverColor: colours.text,
    barSelectedColor: colours.focus,
    barBg: colours.surfaceRaised,
    buttonBg: colours.surfaceRaised,
    buttonBorder: colours.line,
    booleanBg: colours.surface,
    booleanSelectedBg: colours.surfaceRaised,
    inputBg: colours.surfaceRaised,
    inputBorder: colours.lineStrong,
    inputTextColor: colours.text,
    inputBorderRadius: radius.control,
  })
}
