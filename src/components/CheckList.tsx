import { styled } from '@mui/material/styles'
import type { ComponentPropsWithoutRef } from 'react'
import { iconSize } from '../theme/tokens'
import { Icon } from './Icon'

export interface CheckListProps extends ComponentPropsWithoutRef<'ul'> {
  items: ReadonlyArray<string>
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
}))

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${iconSize.medium}px 1fr`,
  gap: theme.spacing(1.5),
  '& svg': { color: theme.vars.palette.brand.mark, marginTop: '0.1em' },
}))

/** Short advantages, one per line, each with a tick. */
export function CheckList({ items, ...rest }: CheckListProps) {
  return (
    <List {...rest}>
      {items.map((text) => (
        <Item key={text}>
          <Icon name="check" />
          {text}
        </Item>
      ))}
    </List>
  )
}
