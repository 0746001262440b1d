import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Button } from '../components/Button'
import { Picture } from '../components/Picture'
import type { HeroContent } from '../content/generated/types'
import { pictureOf, type ResponsiveImage } from '../content/image'
import { onDarkSurface, pageWidth, pictureFocus } from '../theme/styles'
import { headerHeight, heroOverlap, heroText, inset, scrim } from '../theme/tokens'

const Root = styled('section')(({ theme }) => ({
  ...onDarkSurface,
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  minHeight: `calc(100svh - ${headerHeight}px)`,
  backgroundColor: theme.vars.palette.brand.surfaceDeep,
  overflow: 'clip',
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
  maxWidth: heroText,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `-50vh -50vw ${theme.spacing(-6)}`,
    background: `linear-gradient(to top, transparent, ${scrim} ${theme.spacing(20)})`,
    [theme.breakpoints.up('md')]: {
      insetBlock: '-50vh -100vh',
      insetInline: `-50vw ${theme.spacing(-40)}`,
      background: `linear-gradient(270deg, transparent, ${scrim} ${theme.spacing(45)})`,
    },
    // Before the first of the towers.
    [theme.breakpoints.up('lg')]: {
      insetInlineEnd: theme.spacing(-25),
      background: `linear-gradient(270deg, transparent, ${scrim} ${theme.spacing(30)})`,
    },
  },
  // A gradient does not follow the direction of the text.
  '[dir=rtl] &::before': { transform: 'scaleX(-1)' },
}))

const copy = {
  ...pageWidth,
  paddingBlock: inset.hero,
  paddingBottom: `calc(${inset.hero} + ${heroOverlap}px)`,
}

/**
 * Returns `sizes` for a picture that covers the screen below the header; on a tall screen it is
 * wider than the screen. A high-density phone shows a third of it, so it loads a narrower one:
 * softer, but half the bytes.
 */
function coverSizes(picture: ResponsiveImage | undefined): string | undefined {
  if (!picture) return undefined
  const ratio = Math.round((100 * picture.width) / picture.height)
  const densePhone = '(orientation: portrait) and (min-resolution: 1.5dppx)'
  return `${densePhone} calc(100vh - ${headerHeight}px), max(100vw, ${ratio}vh)`
}

/** Renders the full-screen opening of the home page: a picture, one headline, one sentence, one action. */
export function HeroBand({ headline, lead, action, image, imageAlt, imageFocus }: HeroContent) {
  return (
    <Root>
      <Backdrop sx={{ img: { objectPosition: pictureFocus[imageFocus] } }}>
        <Picture
          {...pictureOf(image)}
          priority
          alt={imageAlt}
          sizes={coverSizes(image.childImageSharp?.gatsbyImageData)}
        />
      </Backdrop>
      <Box sx={copy}>
        <Copy>
          <Typography variant="display" sx={{ maxWidth: '17ch' }}>
            {headline}
          </Typography>
          <Typography variant="lead" sx={{ maxWidth: '40ch' }}>
            {lead}
          </Typography>
          <Button href={action.path} size="large">
            {action.label}
          </Button>
        </Copy>
      </Box>
    </Root>
  )
}
