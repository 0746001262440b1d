import GlobalStyles from '@mui/material/GlobalStyles'
import { theme } from '../src/theme/theme'

/** What the toolbar offers. */
export type SchemeChoice = 'system' | 'light' | 'dark'

const [, lightSheet, darkSheet] = theme.generateStyleSheets()
const variables = {
  light: lightSheet?.[':root'],
  dark: Object.values(darkSheet ?? {})[0]?.[':root'],
}

/**
 * Shows one scheme whatever the system says. The site's theme knows the media query only, so its
 * own variables are set once more with a selector that outweighs it.
 */
export function PinnedScheme({ scheme }: { scheme: SchemeChoice }) {
  if (scheme === 'system') return null
  return <GlobalStyles styles={{ ':root:root': variables[scheme] }} />
}
