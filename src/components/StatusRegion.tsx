import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../theme/styles'

const Root = styled('div', { shouldForwardProp: (name) => name !== 'gap' })<{ gap: number }>(
  ({ theme, gap }) => ({
    display: 'grid',
    gap: 'inherit',
    // Takes no space, but is in the page. Were it taken out of the flow, the browser would not keep what
    // is on the screen in its place when a message comes above it (CSS Scroll Anchoring, 2.2).
    '&:empty': { marginBlockEnd: theme.spacing(-gap) },
  }),
)

/** What a region is in: in a grid, an empty row could not take back its gap. */
export const column = { display: 'flex', flexDirection: 'column' } as const

export interface StatusRegionProps {
  /** Of the `column` that it is in, in the theme's spacing. */
  gap: number
  children: ReactNode
}

/**
 * Announces what is added to it (WAI-ARIA, status). Screen readers notice only additions to an
 * existing region, so render it even while it is empty.
 */
export function StatusRegion({ gap, children }: StatusRegionProps) {
  return (
    <Root role="status" aria-atomic="false" gap={gap}>
      {children}
    </Root>
  )
}

/** Renders a text for screen readers only, inside a region. */
export const VisuallyHidden = styled('p')(visuallyHidden)
