import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import { FeatureIcon } from '../components/FeatureIcon'
import type { FeatureList } from '../content/generated/types'
import { columnsOf, plainList, remOf, sharedRows } from '../theme/styles'
import { edge, iconSize, measure, minColumn, radius } from '../theme/tokens'

export interface FeatureBandProps extends FeatureList {
  /** Sets the band off from its neighbours. */
  raised?: boolean
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
 * Renders a band of features below a heading, side by side, each with an outline icon.
 *
 * Shown by: screens/HomeScreen
 */
export function FeatureBand({ heading, items, raised }: FeatureBandProps) {
  return (
    <Band raised={raised} heading={heading}>
      <List>
        {items.map(({ icon, title, text }) => (
          <Item key={title}>
            <Tile>
              <FeatureIcon name={icon} />
            </Tile>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </Item>
        ))}
      </List>
    </Band>
  )
}
