import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { edge, target } from '../theme/tokens'

export interface DisclosureProps {
  /** Label of the button that opens it. */
  label: string
  /** Shown on demand; long content scrolls. */
  children: ReactNode
}

const Details = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  '& > summary': {
    display: 'list-item',
    width: 'fit-content',
    minHeight: target,
    paddingBlock: theme.spacing(1.25),
    cursor: 'pointer',
    textDecoration: 'underline',
  },
  // Nothing can be pressed on paper.
  '@media print': { '&::details-content': { contentVisibility: 'visible' } },
}))

/** Is focusable, so that it can be scrolled by keyboard. */
const Scrolling = styled('section')(({ theme }) => ({
  // Keeps what follows within reach.
  maxHeight: 'min(26em, 60svh)',
  '@media print': { maxHeight: 'none' },
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  paddingInlineStart: theme.spacing(1.5),
  borderInlineStart: `${edge.thin}px solid`,
}))

/**
 * Shows on demand what few visitors need.
 *
 * - **For:** details that would be in the way: a provider's full response, the whole privacy notice.
 * - **Not for:** what most visitors need, or have to read before they can go on: show it.
 * - **Accessibility:** a `<details>` (WAI-ARIA, disclosure), which needs no script and is open on paper.
 *   Long content scrolls, by keyboard too, in a region that has the label as its name.
 */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <Details>
      <summary>{label}</summary>
      <Scrolling tabIndex={0} aria-label={label}>
        {children}
      </Scrolling>
    </Details>
  )
}
