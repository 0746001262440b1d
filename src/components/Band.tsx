import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { pageWidth } from '../theme/styles'
import { edge, inset } from '../theme/tokens'

export interface BandProps {
  children: ReactNode
  /** `raised` sets the band off from its neighbours. */
  tone?: 'plain' | 'raised'
  /** Id of its heading; a band with a name is a landmark. */
  'aria-labelledby'?: string
}

const raised = {
  backgroundColor: 'background.paper',
  borderBlock: `${edge.thin}px solid`,
  borderColor: 'divider',
}

const band = {
  paddingBlock: inset.band,
  // What a page is about begins close to the header.
  '&:first-of-type': { paddingBlockStart: inset.firstBand },
}

/**
 * Renders a horizontal band of a page, with its content at the page's width.
 *
 * - **For:** each section of a page, from edge to edge of the window.
 * - **Not for:** a part of a band, beside others: `Panel`.
 * - **Accessibility:** give it the id of its heading if visitors may want to jump to it, so that it is
 *   a region. Without a name, screen readers skip the element.
 */
export function Band({ tone = 'plain', children, ...rest }: BandProps) {
  return (
    <Box component="section" {...rest} sx={tone === 'raised' ? { ...band, ...raised } : band}>
      <Box sx={pageWidth}>{children}</Box>
    </Box>
  )
}
