/**
 * Replaces MUI's `createTheme` in the site's script: MUI's components create a default theme for use
 * without a provider, but `src/theme/ThemeScope.tsx` always provides one.
 */
export default (): undefined => undefined
