import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import type { PromiseContent } from '../content/generated/types'
import { edge, inset, measure, radius } from '../theme/tokens'

const box = {
  display: 'grid',
  gap: { xs: 2, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  alignItems: 'baseline',
  padding: inset.box,
  borderRadius: `${radius.box}px`,
  color: 'brand.onDeep',
  backgroundColor: 'brand.surfaceDeep',
  // Otherwise browsers print the light text on white paper.
  printColorAdjust: 'exact',
  breakInside: 'avoid',
  '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
}

/** Renders the company's promise in a coloured box, at the end of the about page. */
export function PromiseBand({ heading, text }: PromiseContent) {
  return (
    <Band>
      <Box sx={box}>
        <Typography variant="h2">{heading}</Typography>
        <Typography variant="lead" sx={{ maxWidth: measure }}>
          {text}
        </Typography>
      </Box>
    </Band>
  )
}
