import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { edge } from '../theme/tokens'

export interface DisclosureProps {
  /** What opens it. */
  label: string
  /** Shown on demand; what is long scrolls. */
  children: ReactNode
}

const Details = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  '& > summary': {
    display: 'list-item',
    width: 'fit-content',
    paddingBlock: theme.spacing(1.25),
    cursor: 'pointer',
    textDecoration: 'underline',
  },
  // Paper has nothing to press.
  '@media print': { '&::details-content': { contentVisibility: 'visible' } },
}))

/** Can be focused, so that it scrolls by keyboard too. */
const Scrolling = styled('section')(({ theme }) => ({
  // What follows stays in reach.
  maxHeight: 'min(26em, 60svh)',
  '@media print': { maxHeight: 'none' },
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  paddingInlineStart: theme.spacing(1.5),
  borderInlineStart: `${edge.thin}px solid`,
}))

/** Something that few need, shown on demand (WAI-ARIA, disclosure). */
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
