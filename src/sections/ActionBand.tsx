import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import { Button } from '../components/Button'
import type { Action } from '../content/generated/types'
import { onDarkSurface } from '../theme/styles'
import { edge, inset, measure, radius } from '../theme/tokens'

export interface ActionBandProps {
  heading: string
  text: string
  action: Action
  /** The text is what counts, and is as large as that. */
  isStatement?: boolean
}

const box = {
  ...onDarkSurface,
  display: 'grid',
  rowGap: { xs: 2, md: 3 },
  columnGap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  padding: inset.box,
  borderRadius: `${radius.box}px`,
  backgroundColor: 'brand.surfaceDeep',
  breakInside: 'avoid',
  '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
  '& > a': { marginTop: 1 },
}

/** Text and button beside the heading. */
const statement = {
  ...box,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  alignItems: 'baseline',
  '& > :not(h2)': { gridColumn: { md: 2 } },
}

/** The button beside heading and text. */
const question = {
  ...box,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) fit-content(50%)' },
  '& > a': { gridArea: { md: '1 / 2 / span 2' }, alignSelf: 'center', marginTop: { xs: 1, md: 0 } },
}

/** Renders the one coloured box of a page, at its end, with its main action. */
export function ActionBand({ heading, text, action, isStatement = false }: ActionBandProps) {
  return (
    <Band>
      <Box sx={isStatement ? statement : question}>
        <Typography variant="h2">{heading}</Typography>
        <Typography variant={isStatement ? 'statement' : 'lead'} sx={{ maxWidth: measure }}>
          {text}
        </Typography>
        <Button href={action.path} size="large">
          {action.label}
        </Button>
      </Box>
    </Band>
  )
}
