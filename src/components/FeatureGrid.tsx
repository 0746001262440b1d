import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { columnsOf, plainList } from '../theme/styles'
import { iconSize, measure, minColumn } from '../theme/tokens'
import { FeatureIcon, type FeatureIconName } from './FeatureIcon'

export interface GridFeature {
  icon: FeatureIconName
  title: string
  text: string
}

export interface FeatureGridProps {
  items: ReadonlyArray<GridFeature>
}

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  gap: theme.spacing(5, 4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: columnsOf(minColumn.feature) },
}))

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignContent: 'start',
  '& > p': { maxWidth: measure },
  '& svg': { color: theme.vars.palette.brand.mark, marginBottom: theme.spacing(1) },
}))

/** A single feature has its text beside a larger icon, to fill half of the band. */
const only = {
  maxWidth: measure,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  '& svg': { gridRow: 'span 2' },
}

/**
 * Renders features side by side, each with an outline icon.
 *
 * - **For:** one to eight reasons or offers of equal weight, each with a title and a sentence.
 * - **Not for:** labels with values (`SummaryList`); steps in an order; anything to press.
 * - **Accessibility:** a list, whose titles are headings of level 3: put it below one of level 2. Icons
 *   only decorate.
 */
export function FeatureGrid({ items }: FeatureGridProps) {
  const isOnly = items.length === 1
  return (
    <List>
      {items.map(({ icon, title, text }) => (
        <Box component={Item} key={title} sx={isOnly ? only : {}}>
          <FeatureIcon name={icon} size={isOnly ? iconSize.large * 2 : iconSize.large} />
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ color: 'text.secondary' }} variant={isOnly ? 'lead' : 'body1'}>
            {text}
          </Typography>
        </Box>
      ))}
    </List>
  )
}
