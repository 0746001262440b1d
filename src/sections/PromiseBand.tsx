import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import type { PromiseContent } from '../content/generated/types'
import { edge, inset, radius } from '../theme/tokens'

export type PromiseBandProps = PromiseContent

const box = {
  display: 'grid',
  gap: 2,
  padding: inset.box,
  borderRadius: `${radius.box}px`,
  color: 'brand.onDeep',
  backgroundColor: 'brand.surfaceDeep',
  '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
}

/** The end of the about page: the company's promise, in the one coloured box. */
export function PromiseBand({ heading, text }: PromiseBandProps) {
  return (
    <Band>
      <Box sx={box}>
        <Typography variant="h2">{heading}</Typography>
        <Typography variant="lead" sx={{ maxWidth: '46ch' }}>
          {text}
        </Typography>
      </Box>
    </Band>
  )
}
