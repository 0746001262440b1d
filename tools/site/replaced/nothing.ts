/**
 * Takes the place of what the site never uses: the components in modules.cjs, and MUI's
 * `createTheme`. MUI's components create a default theme for use without a provider, but
 * `src/theme/ThemeScope.tsx` always provides one.
 */
export default (): undefined => undefined
