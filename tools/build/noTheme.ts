/**
 * In the place of MUI's `createTheme` in the site's script: MUI's components make themes for where
 * there is none, but `src/theme/ThemeScope.tsx` gives them one.
 */
export default (): undefined => undefined
