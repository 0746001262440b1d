import { styled } from '@mui/material/styles'
import type { ComponentPropsWithoutRef } from 'react'
import { edge, inset, radius, shadow } from '../theme/tokens'

export interface PanelProps extends ComponentPropsWithoutRef<'section'> {
  /** `raised` for the main content of a page, `plain` for what is beside it. */
  tone?: 'plain' | 'raised'
}

const Root = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'plain' | 'raised'
}>(({ theme, tone }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignContent: 'start',
  ...(tone === 'raised' && {
    padding: inset.panel,
    borderRadius: radius.box,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: shadow.high,
    '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
  }),
}))

/** A self-contained part of a page, beside others. */
export function Panel({ tone = 'plain', ...rest }: PanelProps) {
  return <Root tone={tone} {...rest} />
}
