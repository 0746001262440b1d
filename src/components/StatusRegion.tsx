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
 * Announces what is added to it, without moving the focus.
 *
 * - **For:** news that nobody's press asked for, or progress: a draft was restored, the network is
 *   gone, an upload goes on. Its content is an `Alert` of the tone `notice`, or a text.
 * - **Not for:** the outcome of an action (`Alert`); mistakes (`ErrorSummary`); a remark on one field
 *   (its `note`, which has a region already).
 * - **Accessibility:** polite (WAI-ARIA, status): it waits until the screen reader has finished. Only
 *   additions to an existing region are noticed, so render it even while it is empty.
 */
export function StatusRegion({ gap, children }: StatusRegionProps) {
  return (
    <Root role="status" aria-atomic="false" gap={gap}>
      {children}
    </Root>
  )
}

/**
 * Renders a text for screen readers only.
 *
 * - **For:** an announcement in a `StatusRegion` of what sighted visitors see elsewhere.
 * - **Not for:** hiding what everybody needs, or naming a control: give it a visible text.
 * - **Accessibility:** it is read out where it is in the page, so keep it in the region.
 *
 * Shown by: registration/form/RegistrationForm
 */
export const VisuallyHidden = styled('p')(visuallyHidden)
