import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { pageWidth, pictureFocus } from '../theme/styles'
import { headerHeight, inset, scrim } from '../theme/tokens'

export interface HeroProps {
  headline: string
  /** One sentence. */
  lead: string
  /** The one action: a link that looks like a button. */
  action: ReactNode
  /** A `Picture` that fills the hero; dark where the text is. */
  image: ReactNode
  /** The part of the picture that stays when its sides are cropped. */
  imageFocus: keyof typeof pictureFocus
}

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  minHeight: `calc(100svh - ${headerHeight}px)`,
  color: theme.vars.palette.brand.onDeep,
  backgroundColor: theme.vars.palette.brand.surfaceDeep,
  // Otherwise browsers print the light text on white paper.
  printColorAdjust: 'exact',
  overflow: 'clip',
  '& a:focus-visible': { outlineColor: theme.vars.palette.brand.onDeep },
}))

const Backdrop = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  img: {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
})

/** Keeps the text readable over any picture (WCAG 1.4.3). */
const Copy = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(3),
  justifyItems: 'start',
  maxWidth: '42.5rem',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `-50vh -50vw ${theme.spacing(-6)}`,
    background: `linear-gradient(to top, transparent, ${scrim} ${theme.spacing(20)})`,
    [theme.breakpoints.up('md')]: {
      inset: `-50vh ${theme.spacing(-40)} -100vh -50vw`,
      background: `linear-gradient(to left, transparent, ${scrim} ${theme.spacing(45)})`,
    },
  },
}))

/** Renders the full-screen opening of a page: a picture, one headline, one sentence, one action. */
export function Hero({ headline, lead, action, image, imageFocus }: HeroProps) {
  return (
    <Root>
      <Backdrop sx={{ img: { objectPosition: pictureFocus[imageFocus] } }}>{image}</Backdrop>
      <Box sx={{ ...pageWidth, paddingBlock: inset.hero }}>
        <Copy>
          <Typography variant="display" sx={{ maxWidth: '17ch' }}>
            {headline}
          </Typography>
          <Typography variant="lead" sx={{ maxWidth: '40ch' }}>
            {lead}
          </Typography>
          {action}
        </Copy>
      </Box>
    </Root>
  )
}
