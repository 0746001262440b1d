import GlobalStyles from '@mui/material/GlobalStyles'
import { useLayoutEffect } from 'react'
import { theme } from '../src/theme/theme'
import { onlyUsed } from '../src/theme/variables'

export type SchemeChoice = 'system' | 'light' | 'dark'

/** What the toolbar's switches pin. */
export interface Pinned {
  scheme: SchemeChoice
  direction: 'ltr' | 'rtl'
  text: 'normal' | 'double'
}

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

export interface PinnedTextProps {
  direction: Pinned['direction']
  size: Pinned['text']
}

/** Pins the direction and the size of all text. */
export function PinnedText({ direction, size }: PinnedTextProps) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  return size === 'double' && <GlobalStyles styles={{ ':root': { fontSize: '200%' } }} />
}
