import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import { Figure } from '../components/Figure'
import type { AboutContent } from '../content/generated/types'
import { edge, measure } from '../theme/tokens'

export type CompanyBandProps = Pick<AboutContent, 'heading' | 'paragraphs' | 'fleet'>

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1.4fr 1fr',
    gap: theme.spacing(10),
    alignItems: 'start',
  },
}))

const Copy = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: measure,
}))

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingLeft: theme.spacing(4),
  borderLeft: `${edge.ring}px solid ${theme.vars.palette.primary.main}`,
}))

/** The top of the about page: who we are, and the size of the fleet. */
export function CompanyBand({ heading, paragraphs, fleet }: CompanyBandProps) {
  return (
    <Band>
      <Columns>
        <Copy>
          <Typography variant="h1">{heading}</Typography>
          {paragraphs.map((text, index) => (
            <Typography key={text} variant={index === 0 ? 'lead' : 'body1'}>
              {text}
            </Typography>
          ))}
        </Copy>
        <Figures>
          <Typography variant="h3" component="h2">
            {fleet.heading}
          </Typography>
          {fleet.figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </Figures>
      </Columns>
    </Band>
  )
}
