import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { offScreen } from '../theme/styles'

const Root = styled('div')({
  display: 'grid',
  gap: 'inherit',
  // Takes no space, but is in the page.
  '&:empty': { position: 'absolute' },
})

/**
 * Announces what is added to it (WAI-ARIA, status). Screen readers notice only additions to an
 * existing region, so render it even while it is empty.
 */
export function StatusRegion({ children }: { children: ReactNode }) {
  return (
    <Root role="status" aria-atomic="false">
      {children}
    </Root>
  )
}

/** Renders a text for screen readers only, inside a region. */
export const OnlyRead = styled('p')(offScreen)
