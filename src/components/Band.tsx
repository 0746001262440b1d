import { styled } from '@mui/material/styles'
import type { ComponentPropsWithoutRef } from 'react'
import { contentWidth, edge, inset } from '../theme/tokens'

export interface BandProps extends ComponentPropsWithoutRef<'section'> {
  /** `raised` sets the band off from its neighbours. */
  tone?: 'plain' | 'raised'
}

const Root = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'plain' | 'raised'
}>(({ theme, tone }) => ({
  paddingBlock: inset.band,
  ...(tone === 'raised' && {
    backgroundColor: theme.vars.palette.background.paper,
    borderBlock: `${edge.thin}px solid ${theme.vars.palette.divider}`,
  }),
}))

const Inner = styled('div')({
  width: contentWidth,
  marginInline: 'auto',
})

/** One horizontal band of a page, with its content at the page's width. */
export function Band({ tone = 'plain', children, ...rest }: BandProps) {
  return (
    <Root tone={tone} {...rest}>
      <Inner>{children}</Inner>
    </Root>
  )
}
