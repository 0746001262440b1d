import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { minColumn, typeScale } from '../theme/tokens'

export interface KeyFigure {
  /** For example `20+`. */
  value: string
  /** What it counts; it reads as one phrase with the value. */
  label: string
}

export interface KeyFiguresProps {
  figures: ReadonlyArray<KeyFigure>
  /** `large` where they are what a band is about. */
  size?: 'large' | 'medium'
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3, 4),
  // A long figure takes more than its share of a row, or a row, before it breaks.
  '& > p': {
    flex: `1 1 ${minColumn.figure}`,
    maxWidth: '100%',
    overflowWrap: 'break-word',
    margin: 0,
  },
  '& > p > *': { display: 'block', overflowWrap: 'inherit' },
  '& > p > :last-child': { marginTop: theme.spacing(0.5) },
}))

/** Aligns the first digit, which has some air beside it, with the first letter of its label. */
const numeral = { color: 'brand.mark', marginInlineStart: '-0.03em' }

/**
 * Renders key figures side by side, each above what it counts.
 *
 * - **For:** two to four facts that are numbers.
 * - **Not for:** labels with values that are texts: `SummaryList`.
 * - **Accessibility:** figure and label are one paragraph, so they are read out as one phrase.
 */
export function KeyFigures({ figures, size = 'medium' }: KeyFiguresProps) {
  const isLarge = size === 'large'
  return (
    <Row>
      {figures.map(({ value, label }) => (
        <p key={label}>
          <Typography
            variant="numeral"
            sx={isLarge ? numeral : { ...numeral, fontSize: typeScale.figure }}
          >
            {value}
          </Typography>{' '}
          <Typography variant={isLarge ? 'lead' : 'body1'} component="span">
            {label}
          </Typography>
        </p>
      ))}
    </Row>
  )
}
