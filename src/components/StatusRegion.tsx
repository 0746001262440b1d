import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { space } from '../theme/tokens'

/**
 * Returns the style of what a region must be in, which in a grid could not take back the gap of an empty row.
 *
 * @param gap in the theme's spacing
 */
export const column = (gap: number) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  gap,
  '--gap': `${gap * space}px`,
})

const Root = styled('div')({
  display: 'grid',
  gap: 'inherit',
  // Takes no space, but is in the page. Were it taken out of the flow, the browser would not keep what
  // is on the screen in its place when a message comes above it (CSS Scroll Anchoring, 2.2).
  '&:empty': { marginBlockEnd: 'calc(-1 * var(--gap))' },
})

/**
 * Announces what is added to it, without moving the focus.
 *
 * - **For:** news that nobody's press asked for, or progress: a draft was restored, the network is
 *   gone, an upload goes on. Its content is an `Alert` of the tone `notice`, or a text.
 * - **Not for:** the outcome of an action (`Alert`); mistakes (`ErrorSummary`); a remark on one field
 *   (its `note`, which has a region already).
 * - **Accessibility:** polite (WAI-ARIA, status): it waits until the screen reader has finished. Only
 *   additions to an existing region are noticed, so render it even while it is empty.
 */
export const StatusRegion = ({ children }: { children: ReactNode }) => (
  <Root role="status" aria-atomic="false">
    {children}
  </Root>
)
