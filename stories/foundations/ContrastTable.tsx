import { styled } from '@mui/material/styles'
import { type Colours, dark, light, radius } from '../../src/theme/tokens'
import { type ColourPair, colourPairs, measure, minRatio, type PairKind } from './colourPairs'
import { SpecimenTable } from './Specimen'

export interface ContrastTableProps {
  kind: PairKind
}

const heading: Record<PairKind, string> = {
  body: `Body text: at least ${minRatio.body}:1 (AAA)`,
  text: `Other text: at least ${minRatio.text}:1 (AA)`,
  edge: `Edges, icons and the focus ring: at least ${minRatio.edge}:1`,
}

const Sample = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 72,
  height: 44,
  marginInlineEnd: theme.spacing(1.5),
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '1.25rem',
  fontWeight: theme.typography.fontWeightMedium,
  forcedColorAdjust: 'none',
}))

const Ring = styled('span')({
  width: 36,
  height: 20,
  border: '3px solid currentColor',
  borderRadius: radius.pill,
})

function Measured({ pair, colours }: { pair: ColourPair; colours: Colours }) {
  const { front, back, ratio, grade } = measure(pair, colours)
  return (
    <>
      <Sample style={{ color: front, backgroundColor: back }} aria-hidden="true">
        {pair.kind === 'edge' ? <Ring /> : 'Aa'}
      </Sample>
      {/* Truncated, not rounded: 4.496 is not 4.5. */}
      {(Math.floor(ratio * 100) / 100).toFixed(2)} {grade}
    </>
  )
}

const Pair = ({ use, front, back }: ColourPair) => (
  <>
    {use}
    <small>
      <code>{front}</code> on <code>{back}</code>
    </small>
  </>
)

/** The pairs of one kind with their contrast, measured from the tokens. */
export function ContrastTable({ kind }: ContrastTableProps) {
  const pairs = colourPairs.filter((pair) => pair.kind === kind)
  return (
    <SpecimenTable
      even
      caption={heading[kind]}
      columns={['Pair', 'Light', 'Dark']}
      rows={pairs.map((pair) => [
        `${pair.front} on ${pair.back}`,
        <Pair key="pair" {...pair} />,
        <Measured key="light" pair={pair} colours={light} />,
        <Measured key="dark" pair={pair} colours={dark} />,
      ])}
    />
  )
}
