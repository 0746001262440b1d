import { styled } from '@mui/material/styles'
import type { ComponentPropsWithoutRef } from 'react'
import { contentWidth, edge, inset, radius } from '../theme/tokens'

export interface BandProps extends ComponentPropsWithoutRef<'section'> {
  /** `raised` sets the band off from its neighbours. */
  tone?: 'plain' | 'raised'
  /** Overlaps the bottom of the hero above it, so that visitors see that there is more. */
  overHero?: boolean
}

const ownProps: readonly PropertyKey[] = ['tone', 'overHero']

const Root = styled('section', { shouldForwardProp: (prop) => !ownProps.includes(prop) })<
  Required<Pick<BandProps, 'tone' | 'overHero'>>
>(({ theme, tone, overHero }) => ({
  paddingBlock: inset.band,
  ...(tone === 'raised' && {
    backgroundColor: theme.vars.palette.background.paper,
    borderBlock: `${edge.thin}px solid ${theme.vars.palette.divider}`,
  }),
  ...(overHero && {
    position: 'relative',
    marginTop: theme.spacing(-4),
    borderRadius: `${radius.box}px ${radius.box}px 0 0`,
    backgroundColor: theme.vars.palette.background.default,
  }),
}))

const Inner = styled('div')({
  width: contentWidth,
  marginInline: 'auto',
})

/** One horizontal band of a page, with its content at the page's width. */
export function Band({ tone = 'plain', overHero = false, children, ...rest }: BandProps) {
  return (
    <Root tone={tone} overHero={overHero} {...rest}>
      <Inner>{children}</Inner>
    </Root>
  )
}
