import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { columnsOf, plainList, remOf, sharedRows } from '../theme/styles'
import { edge, iconSize, measure, minColumn, radius } from '../theme/tokens'
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
  rowGap: theme.spacing(1),
  alignContent: 'start',
  ...sharedRows(3),
  '& > p': { maxWidth: measure },
}))

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: remOf(iconSize.tile),
  height: remOf(iconSize.tile),
  marginBottom: theme.spacing(1),
  borderRadius: radius.tile,
  color: theme.vars.palette.brand.mark,
  backgroundColor: theme.vars.palette.brand.surfaceMark,
  '@media (forced-colors: active)': { border: `${edge.thin}px solid` },
}))

/**
 * Renders features side by side, each with an outline icon.
 *
 * - **For:** one to twelve reasons or offers of equal weight, each with a title and a sentence.
 * - **Not for:** labels with values (`SummaryList`); steps in an order (`StepsBand`); anything to press.
 * - **Accessibility:** a list, whose titles are headings of level 3: put it below one of level 2. Icons
 *   only decorate.
 */
export function FeatureGrid({ items }: FeatureGridProps) {
  return (
    <List>
      {items.map(({ icon, title, text }) => (
        <Item key={title}>
          <Tile>
            <FeatureIcon name={icon} size={iconSize.large} />
          </Tile>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        </Item>
      ))}
    </List>
  )
}
