import tokens from '../../src/theme/generated/tokens.json'
import { Table } from './Table'

interface Dimension {
  value: number
  unit: string
}

interface Token {
  $value: Dimension
  $description?: string
}

const show = ({ value, unit }: Dimension): string => `${value} ${unit}`

/** The tokens of a group, without its own `$type` and `$description`. */
const tokensOf = (group: object): [name: string, token: Token][] =>
  Object.entries(group).filter(([name]) => !name.startsWith('$'))

const { smallest, largest } = tokens.type

/** The type styles in numbers, as `tokens.json` has them. */
export const TypeTable = () => (
  <Table
    columns={['Variant', 'At 320 px', 'At 1280 px', 'Line height', 'Weight', 'For']}
    rows={Object.entries(largest).map(([variant, { $value, $description }]) => [
      variant,
      show(smallest[variant as keyof typeof largest].$value.fontSize),
      show($value.fontSize),
      $value.lineHeight,
      $value.fontWeight,
      $description,
    ])}
  />
)

const { inset, page, minColumn, breakpoint, edge, iconSize } = tokens
const { target, headerHeight, buttonPadding } = tokens
const groups = {
  'inset.smallest': inset.smallest,
  'inset.largest': inset.largest,
  page,
  minColumn,
  breakpoint,
  edge,
  iconSize,
}

type Row = [name: string, size: string, note?: string]

const rowOf = (name: string, { $value, $description }: Token): Row => [
  name,
  show($value),
  $description,
]

/** All sizes; the description of a group is in a row of its own. */
export const SizeTable = () => (
  <Table
    columns={['Token', 'Size', 'For']}
    rows={Object.entries(groups)
      .flatMap(([name, group]): Row[] => [
        [name, '', group.$description],
        ...tokensOf(group).map(([key, token]) => rowOf(`${name}.${key}`, token)),
      ])
      .concat(
        Object.entries({ target, headerHeight, buttonPadding }).map(([name, token]) =>
          rowOf(name, token),
        ),
      )}
  />
)
