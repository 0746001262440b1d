import { styled } from '@mui/material/styles'
import type { ComponentPropsWithoutRef } from 'react'

export interface BandProps extends ComponentPropsWithoutRef<'section'> {
  /** `raised` sets the band off from its neighbours. */
  tone?: 'plain' | 'raised'
}

const Root = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'plain' | 'raised'
}>(({ theme, tone }) => ({
  paddingBlock: 'clamp(48px, 8vw, 96px)',
  ...(tone === 'raised' && {
    backgroundColor: theme.vars.palette.background.paper,
    borderBlock: `1px solid ${theme.vars.palette.divider}`,
  }),
}))

const Inner = styled('div')({
  width: 'min(100% - 40px, 1160px)',
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
