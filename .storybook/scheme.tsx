import GlobalStyles from '@mui/material/GlobalStyles'
import { theme } from '../src/theme/theme'
import { onlyUsed } from '../src/theme/variables'

/** The options in the toolbar. */
export type SchemeChoice = 'system' | 'light' | 'dark'

const [, lightSheet, darkSheet] = theme.generateStyleSheets()
const variables = {
  light: onlyUsed(lightSheet?.[':root'] ?? {}),
  dark: onlyUsed(Object.values(darkSheet ?? {})[0]?.[':root'] ?? {}),
}

/**
 * Shows one scheme, regardless of the system's preference. The site's theme only has the media query, so its
 * own variables are set again with a selector of higher specificity.
 */
export function PinnedScheme({ scheme }: { scheme: SchemeChoice }) {
  if (scheme === 'system') return null
  return <GlobalStyles styles={{ ':root:root': variables[scheme] }} />
}
