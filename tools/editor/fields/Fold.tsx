import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { fontWeight, motion, target } from '../../../src/theme/tokens'
import { formTexts } from '../texts'
import { Glyph } from './Glyph'
import { Heading } from './Heading'

export interface FoldProps {
  /** Id of the heading. */
  headingId: string
  heading: string
  level: number
  /** How many mistakes are in it. */
  mistakes: number
  /** Opens or closes it whenever this changes; in between, people do. */
  open: boolean
  children: ReactNode
}

const Details = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'flex',
    gap: theme.spacing(1),
    alignItems: 'center',
    minHeight: target,
    paddingBlock: theme.spacing(1),
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: theme.shape.borderRadius,
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': {
      flexShrink: 0,
      color: theme.vars.palette.text.secondary,
      transition: `transform ${motion.short} ${motion.ease}`,
    },
  },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
}))

/** How many mistakes are inside. */
export const Mistakes = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  flexShrink: 0,
  color: theme.vars.palette.error.main,
  fontWeight: fontWeight.bold,
}))

/** A part of the form that opens on demand; find in page and links open it too. */
export function Fold({ headingId, heading, level, mistakes, open, children }: FoldProps) {
  return (
    <Details open={open}>
      <summary>
        <Glyph name="open" />
        <Heading id={headingId} level={level}>
          {heading}
        </Heading>
        {mistakes > 0 && <Mistakes>{formTexts.toMend(mistakes)}</Mistakes>}
      </summary>
      {children}
    </Details>
  )
}
