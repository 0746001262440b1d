import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import { Figure } from '../components/Figure'
import type { AboutContent } from '../content/generated/types'
import { edge, measure } from '../theme/tokens'

export type CompanyBandProps = Pick<AboutContent, 'heading' | 'paragraphs' | 'fleet'>

const columns = {
  display: 'grid',
  gap: { xs: 6, md: 10 },
  gridTemplateColumns: { md: '1.4fr 1fr' },
  alignItems: { md: 'start' },
}

const figures = {
  display: 'grid',
  gap: 3,
  paddingLeft: 4,
  borderLeft: `${edge.ring}px solid`,
  borderLeftColor: 'primary.main',
}

/** The top of the about page: who we are, and the size of the fleet. */
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
        <Box sx={figures}>
          <Typography variant="h3" component="h2">
            {fleet.heading}
          </Typography>
          {fleet.figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </Box>
      </Box>
    </Band>
  )
}
