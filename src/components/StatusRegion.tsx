import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { offScreen } from '../theme/styles'

const Root = styled('div')({
  display: 'grid',
  gap: 'inherit',
  // Without a place in the layout, but there.
  '&:empty': { position: 'absolute' },
})

/**
 * Reads out what is added to it (WAI-ARIA, status). Screen readers notice only what is added to a
 * region that was there before, so it is always in the page, also while it is empty.
 */
export function StatusRegion({ children }: { children: ReactNode }) {
  return (
    <Root role="status" aria-atomic="false">
      {children}
    </Root>
  )
}

/** In a region, what is only read out, since the page shows it in another way. */
export const OnlyRead = styled('p')(offScreen)
