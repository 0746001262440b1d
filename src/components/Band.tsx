import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { pageWidth } from '../theme/styles'
import { edge, inset, radius } from '../theme/tokens'

export interface BandProps {
  children: ReactNode
  /** `raised` sets the band off from its neighbours. */
  tone?: 'plain' | 'raised'
  /** Overlaps the bottom of the hero above it, to show that there is more. */
  overHero?: boolean
  /** Id of its heading; a band with a name is a landmark. */
  'aria-labelledby'?: string
}

const raised = {
  backgroundColor: 'background.paper',
  borderBlock: `${edge.thin}px solid`,
  borderColor: 'divider',
}

const overlapping = {
  position: 'relative',
  marginTop: -4,
  borderRadius: `${radius.box}px ${radius.box}px 0 0`,
  backgroundColor: 'background.default',
}

/**
 * Renders a horizontal band of a page, with its content at the page's width.
 *
 * - **For:** each section of a page, from edge to edge of the window.
 * - **Not for:** a part of a band, beside others: `Panel`.
 * - **Accessibility:** give it the id of its heading if visitors may want to jump to it, so that it is
 *   a region. Without a name, screen readers skip the element.
 */
export function Band({ tone = 'plain', overHero = false, children, ...rest }: BandProps) {
  const sx = [{ paddingBlock: inset.band }, tone === 'raised' && raised, overHero && overlapping]
  return (
    <Box component="section" {...rest} sx={sx}>
      <Box sx={pageWidth}>{children}</Box>
    </Box>
  )
}
