import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentPropsWithoutRef } from 'react'
import { plainList } from '../theme/styles'
import { iconSize } from '../theme/tokens'
import { Icon, type IconName } from './Icon'

export interface FeatureGridItem {
  icon: IconName
  title: string
  text: string
}

export interface FeatureGridProps extends ComponentPropsWithoutRef<'ul'> {
  items: ReadonlyArray<FeatureGridItem>
}

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  gap: theme.spacing(5, 4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
}))

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignContent: 'start',
  '& svg': { color: theme.vars.palette.brand.mark, marginBottom: theme.spacing(1) },
}))

/** Features side by side, each with an outline icon. */
export function FeatureGrid({ items, ...rest }: FeatureGridProps) {
  return (
    <List {...rest}>
      {items.map(({ icon, title, text }) => (
        <Item key={title}>
          <Icon name={icon} size={iconSize.large} />
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        </Item>
      ))}
    </List>
  )
}
