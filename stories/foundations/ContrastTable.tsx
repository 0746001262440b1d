import { type Colours, dark, light } from '../../src/theme/tokens'
import { type ColourPair, colourPairs, measure, notDrawn } from './colourPairs'
import { Table } from './Table'

function Measured({ pair, colours }: { pair: ColourPair; colours: Colours }) {
  const { over, below, ratio } = measure(pair, colours)
  const background = `linear-gradient(${below}, ${below}), white`
  return (
    <>
      <span aria-hidden="true" style={{ color: over, background, padding: 8, marginRight: 8 }}>
        {pair.atLeast === 3 ? '—' : 'Aa'}
      </span>
      {/* Truncated, not rounded: 4.496 is not 4.5. */}
      {(Math.floor(ratio * 100) / 100).toFixed(2)}
    </>
  )
}

export const ContrastTable = () => (
  <Table
    columns={['Pair', 'Use', 'At least', 'Light', 'Dark']}
    rows={colourPairs.map((pair) => [
      `${pair.front} on ${pair.back}`,
      pair.use,
      pair.atLeast,
      <Measured key="light" pair={pair} colours={light} />,
      <Measured key="dark" pair={pair} colours={dark} />,
    ])}
  />
)

/** The roles that need no contrast. */
export const NotDrawnTable = () => (
  <Table columns={['Role', 'Because it is']} rows={Object.entries(notDrawn)} />
)
