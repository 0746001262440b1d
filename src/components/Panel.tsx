import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { edge, inset, radius, shadow } from '../theme/tokens'

export interface PanelProps {
  children: ReactNode
  /** Lifts the main content of a page above what is beside it. */
  raised?: boolean
  /** Names the panel, which is then a landmark. */
  heading?: string
  /** How large the heading is; to screen readers it is of level 2, below the page's own. */
  level?: 2 | 3
  /** Id of a heading that `children` have. */
  'aria-labelledby'?: string
}

const panel = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  // Keeps a long word in large text from making the panel wider than the screen.
  overflowWrap: 'anywhere',
}

const raisedPanel = {
  ...panel,
  padding: inset.panel,
  borderRadius: `${radius.box}px`,
  backgroundColor: 'background.paper',
  boxShadow: shadow.high,
  '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
}

/**
 * Renders a self-contained part of a page, beside others.
 *
 * - **For:** a part with a heading of its own; `raised` for the one that the page is about.
 * - **Not for:** the whole width of a page, which is a `Band`; a message, which is an `Alert`.
 * - **Accessibility:** give it a `heading`, so that it is a region with a name.
 */
export function Panel({ raised = false, heading, level = 2, children, ...named }: PanelProps) {
  const headingId = useId()
  const name = heading ? headingId : named['aria-labelledby']
  return (
    <Box component="section" aria-labelledby={name} sx={raised ? raisedPanel : panel}>
      {heading && (
        <Typography variant={level === 2 ? 'h2' : 'h3'} component="h2" id={headingId}>
          {heading}
        </Typography>
      )}
      {children}
    </Box>
  )
}
