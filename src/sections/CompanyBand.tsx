import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import type { Fleet } from '../content/generated/types'
import { columnsOf } from '../theme/styles'
import { edge, measure, minColumn } from '../theme/tokens'

export interface CompanyBandProps {
  heading: string
  /** The first is larger. */
  paragraphs: ReadonlyArray<string>
  fleet: Fleet
}

const columns = {
  display: 'grid',
  gap: { xs: 6, md: 10 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  alignItems: { md: 'start' },
}

const fleetBox = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineStart: 4,
  borderInlineStart: `${edge.ring}px solid`,
  borderColor: 'primary.main',
}

/** Columns are as wide as the longest figure that the content check accepts. */
const figuresGrid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: columnsOf(minColumn.figure),
}

const figureBox = { margin: 0, display: 'grid', gap: 0.5, alignContent: 'start' }

/** Renders the top of the about page: the company and its fleet. */
export function CompanyBand({ heading, paragraphs, fleet }: CompanyBandProps) {
  return (
    <Band>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 3, maxWidth: measure }}>
          <Typography variant="h1">{heading}</Typography>
          {paragraphs.map((text, index) => (
            <Typography key={text} variant={index === 0 ? 'lead' : 'body1'}>
              {text}
            </Typography>
          ))}
        </Box>
        <Box sx={fleetBox}>
          <Typography variant="h3" component="h2">
            {fleet.heading}
          </Typography>
          <Box sx={figuresGrid}>
            {fleet.figures.map(({ value, label }) => (
              <Box component="p" key={label} sx={figureBox}>
                <Typography variant="numeral" sx={{ color: 'brand.mark' }}>
                  {value}
                </Typography>{' '}
                <Typography variant="lead" component="span">
                  {label}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </Band>
  )
}
