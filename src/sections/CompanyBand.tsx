import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import type { AboutContent } from '../content/generated/types'
import { evenColumns } from '../theme/styles'
import { edge, measure, typeScale } from '../theme/tokens'

export type CompanyBandProps = Pick<AboutContent, 'heading' | 'paragraphs' | 'fleet'>

/** Up to this many figures sit beside the copy; more move below it, at a smaller size. */
const maxBeside = 4

/** Up to this many figures are stacked. */
const maxInColumn = 3

const beside = (share: string) => ({
  display: 'grid',
  gap: { xs: 6, md: 10 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, ${share}) minmax(0, 1fr)` },
  alignItems: { md: 'start' },
})

const below = { display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }

const fleetBox = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineStart: 4,
  borderInlineStart: `${edge.ring}px solid`,
  borderColor: 'primary.main',
}

const figureBox = { margin: 0, display: 'grid', gap: 0.5, alignContent: 'start' }

/** Four longer values are smaller, so that two fit side by side. */
const longValue = 4

/** Width of a digit of the numerals, as a share of the font size. */
const digit = 0.6

type Figures = CompanyBandProps['fleet']['figures']

const longestOf = (figures: Figures): number =>
  Math.max(...figures.map(({ value }) => value.length))

function sizeOf(figures: Figures): 'numeral' | 'numeralSmall' {
  if (figures.length <= maxInColumn) return 'numeral'
  const isSmall = figures.length > maxBeside || longestOf(figures) > longValue
  return isSmall ? 'numeralSmall' : 'numeral'
}

/** Returns as many columns as the longest value allows without breaking. */
function columnsOf(figures: Figures): string {
  if (figures.length <= maxInColumn) return 'minmax(0, 1fr)'
  const width = `max(8rem, ${longestOf(figures) * digit} * ${typeScale[sizeOf(figures)]})`
  return `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`
}

/** Renders the top of the about page: the company and its fleet. */
export function CompanyBand({ heading, paragraphs, fleet }: CompanyBandProps) {
  const { figures } = fleet
  const isBelow = figures.length > maxBeside
  const size = sizeOf(figures)
  const grid = {
    display: 'grid',
    gap: 3,
    gridTemplateColumns: columnsOf(figures),
    ...(isBelow && evenColumns(figures.length)),
  }
  return (
    <Band>
      <Box sx={isBelow ? below : beside(figures.length > maxInColumn ? '1fr' : '1.4fr')}>
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
          <Box sx={grid}>
            {figures.map(({ value, label }) => (
              <Box component="p" key={label} sx={figureBox}>
                <Typography variant={size} sx={{ color: 'brand.mark' }}>
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
