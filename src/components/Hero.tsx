import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { headerHeight, scrim as scrimColour } from '../theme/tokens'

export interface HeroProps {
  headline: string
  /** One sentence. */
  lead: string
  /** The one action, a link that looks like a button. */
  action: ReactNode
  /** A `Picture` that fills the hero; dark where the text stands. */
  image: ReactNode
}

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  minHeight: `calc(100svh - ${headerHeight}px)`,
  color: theme.vars.palette.brand.deep.text,
  backgroundColor: theme.vars.palette.brand.deep.main,
  overflow: 'clip',
}))

/** Any picture may stand behind the words, so a scrim keeps them readable (WCAG 1.4.3). */
const Backdrop = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  img: {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '68% 100%',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: scrim('to bottom', 62, 88),
    [theme.breakpoints.up('md')]: { background: scrim('to right', 45, 70) },
  },
}))

/** Dark as far as the words reach, then fading; places in percent. */
const scrim = (direction: string, solid: number, clear: number): string =>
  `linear-gradient(${direction}, ${scrimColour} ${solid}%, transparent ${clear}%)`

const Words = styled('div')(({ theme }) => ({
  width: 'min(100% - 40px, 1160px)',
  marginInline: 'auto',
  paddingBlock: 'clamp(40px, 12svh, 144px)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
}))

/** The full-screen opening of a page: a picture with one headline, one sentence and one action. */
export function Hero({ headline, lead, action, image }: HeroProps) {
  return (
    <Root>
      <Backdrop>{image}</Backdrop>
      <Words>
        <Typography variant="display" component="h1" sx={{ maxWidth: '17ch' }}>
          {headline}
        </Typography>
        <Typography variant="lead" component="p" sx={{ maxWidth: '40ch' }}>
          {lead}
        </Typography>
        {action}
      </Words>
    </Root>
  )
}
