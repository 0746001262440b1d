import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import { Picture } from '../components/Picture'
import type { PromiseContent } from '../content/generated/types'
import { pictureOf } from '../content/image'
import { pictureFocus } from '../theme/styles'
import { breakpointsInEm, edge, fade, inset, page, radius } from '../theme/tokens'

const box = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
  overflow: 'clip',
  borderRadius: `${radius.box}px`,
  color: 'brand.onDeep',
  backgroundColor: 'brand.surfaceDeep',
  // Otherwise browsers print the light text on white paper.
  printColorAdjust: 'exact',
  breakInside: 'avoid',
  '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
}

const copy = { display: 'grid', gap: 2, alignContent: 'center', padding: inset.box }

const scene = {
  position: 'relative',
  aspectRatio: '16 / 10',
  placeSelf: 'stretch',
  // The picture fades into the box, without an edge towards the text.
  maskImage: {
    xs: `linear-gradient(to bottom, ${fade})`,
    md: `linear-gradient(to right, ${fade})`,
  },
  '@media (forced-colors: active)': { maskImage: 'none' },
  '& img': {
    position: 'absolute',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
}

/** The picture's share of the box, or the width of a narrow page. */
const sizes = [
  `(min-width: ${breakpointsInEm.md}em) calc(${page.maxWidth} * 1.2 / 2.2)`,
  `calc(100vw - ${2 * page.margin}px)`,
].join(', ')

/** Renders the company's promise in a coloured box, at the end of the about page. */
export function PromiseBand({ heading, text, image, imageAlt, imageFocus }: PromiseContent) {
  return (
    <Band>
      <Box sx={box}>
        <Box sx={copy}>
          <Typography variant="h2">{heading}</Typography>
          <Typography variant="lead" sx={{ maxWidth: '46ch' }}>
            {text}
          </Typography>
        </Box>
        <Box sx={[scene, { '& img': { objectPosition: pictureFocus[imageFocus] } }]}>
          <Picture {...pictureOf(image)} alt={imageAlt} sizes={sizes} />
        </Box>
      </Box>
    </Band>
  )
}
