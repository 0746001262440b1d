import { styled } from '@mui/material/styles'
import { edge, labelWidth } from '../theme/tokens'

export interface SummaryRow {
  label: string
  /** Line breaks are kept. */
  value: string
  /** The value is a visitor's own text, which a browser's translator leaves as it is. */
  translate?: 'no'
}

export interface SummaryListProps {
  rows: ReadonlyArray<SummaryRow>
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  '& > div': {
    display: 'grid',
    gap: theme.spacing(0.5, 3),
    paddingBlock: theme.spacing(1.5),
    borderBottom: `${edge.thin}px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: `${labelWidth} 1fr` },
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}))

/**
 * Lists entered values with their labels (GOV.UK Design System, summary list).
 *
 * - **For:** what a visitor has entered, to be checked or kept.
 * - **Not for:** contact details (`ContactDetails`); features (`FeatureBand`).
 * - **Accessibility:** a description list. Each value has the text direction of its own language.
 */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <List>
      {rows.map(({ label, value, translate }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto" translate={translate}>
            {value}
          </dd>
        </div>
      ))}
    </List>
  )
}
