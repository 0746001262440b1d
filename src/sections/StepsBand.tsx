import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import type { StepList } from '../content/generated/types'
import { columnsOf, plainList, sharedRows } from '../theme/styles'
import { edge, measure, minColumn } from '../theme/tokens'

const List = styled('ol')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  gap: theme.spacing(5, 4),
  gridTemplateColumns: columnsOf(minColumn.step),
  '& > li': {
    display: 'grid',
    rowGap: theme.spacing(1),
    alignContent: 'start',
    ...sharedRows(3),
    paddingTop: theme.spacing(2),
    borderTop: `${edge.thick}px solid ${theme.vars.palette.brand.mark}`,
  },
  '& > li > p': { maxWidth: measure },
}))

/** Renders the steps of a process, numbered; without any, nothing. */
export function StepsBand({ heading, items }: StepList) {
  if (items.length === 0) return null
  return (
    <Band raised heading={heading}>
      <List>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <Typography variant="h2" component="span" sx={{ color: 'brand.mark' }}>
              {index + 1}
            </Typography>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </li>
        ))}
      </List>
    </Band>
  )
}
