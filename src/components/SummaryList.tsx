import { styled } from '@mui/material/styles'
import { edge } from '../theme/tokens'

export interface SummaryListProps {
  /** Line breaks of a value are kept. */
  rows: readonly { label: string; value: string }[]
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  '& > div': {
    display: 'grid',
    gap: theme.spacing(0.5, 3),
    paddingBlock: theme.spacing(1.5),
    borderBottom: `${edge.thin}px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '12rem 1fr' },
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}))

/** Lists entered values with their labels (GOV.UK Design System, summary list). */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <List>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </List>
  )
}
