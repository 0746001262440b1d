import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import { KeyFigures } from '../components/KeyFigures'
import { Picture } from '../components/Picture'
import type { Fleet } from '../content/generated/types'
import { pictureOf } from '../content/image'
import { pictureFocus } from '../theme/styles'
import { breakpointsInEm, edge, measure, page, radius } from '../theme/tokens'

export interface CompanyBandProps {
  heading: string
  /** The first is larger. */
  paragraphs: ReadonlyArray<string>
  fleet: Fleet
}

const columns = {
  display: 'grid',
  gap: { xs: 6, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'center',
}

const scene = {
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: `${radius.box}px`,
  },
}

/** The picture's column, or the width of a narrow page. */
const sizes = [
  `(min-width: ${breakpointsInEm.md}em) calc(${page.maxWidth} / 2)`,
  `calc(100vw - ${2 * page.margin}px)`,
].join(', ')

const fleetBox = {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 5,
  borderTop: `${edge.thin}px solid`,
  borderTopColor: 'divider',
}

/** Renders the top of the about page: the company, a picture of its fleet, and its figures. */
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
        <Box sx={[scene, { '& img': { objectPosition: pictureFocus[fleet.imageFocus] } }]}>
          <Picture {...pictureOf(fleet.image)} alt={fleet.imageAlt} sizes={sizes} />
        </Box>
        <Box sx={fleetBox}>
          <Typography variant="h3" component="h2">
            {fleet.heading}
          </Typography>
          <KeyFigures figures={fleet.figures} size="large" />
        </Box>
      </Box>
    </Band>
  )
}
