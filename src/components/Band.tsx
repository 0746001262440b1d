import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { pageWidth } from '../theme/styles'
import { edge, inset } from '../theme/tokens'

export interface BandProps {
  children: ReactNode
  /** Sets the band off from its neighbours. */
  raised?: boolean
  /** Names the band, which is then a landmark. */
  heading?: string
}

const band = {
  paddingBlock: inset.band,
  // What a page is about begins close to the header.
  '&:first-of-type': { paddingBlockStart: inset.firstBand },
}

const raisedBand = {
  ...band,
  backgroundColor: 'background.paper',
  borderBlock: `${edge.thin}px solid`,
  borderColor: 'divider',
}

/**
 * Renders a horizontal band of a page, with its content at the page's width.
 *
 * - **For:** each section of a page, from edge to edge of the window.
 * - **Not for:** a part of a band, beside others: `Panel`.
 * - **Accessibility:** with a `heading` it is a region that visitors can jump to. Without one, screen
 *   readers skip the element.
 */
export function Band({ raised = false, heading, children }: BandProps) {
  const headingId = useId()
  return (
    <Box component="section" aria-labelledby={heading && headingId} sx={raised ? raisedBand : band}>
      <Box sx={pageWidth}>
        {heading && (
          <Typography variant="h2" id={headingId} sx={{ mb: { xs: 4, md: 6 } }}>
            {heading}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  )
}
