import GlobalStyles from '@mui/material/GlobalStyles'
import { theme } from '../src/theme/theme'
import { onlyUsed } from '../src/theme/variables'

export type SchemeChoice = 'system' | 'light' | 'dark'

const [, lightSheet, darkSheet] = theme.generateStyleSheets()
const variables = {
  light: onlyUsed(lightSheet?.[':root'] ?? {}),
  dark: onlyUsed(Object.values(darkSheet ?? {})[0]?.[':root'] ?? {}),
}

/** Pins one scheme: the theme has only the media query, so a more specific rule repeats its variables. */
export function PinnedScheme({ scheme }: { scheme: SchemeChoice }) {
  if (scheme === 'system') return null
  return <GlobalStyles styles={{ ':root:root': variables[scheme] }} />
}
