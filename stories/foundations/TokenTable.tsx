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

const { phone, desktop } = tokens.type

/** The type styles in numbers, as `tokens.json` has them. */
export const TypeTable = () => (
  <Table
    columns={['Variant', 'At 320 px', 'At 1280 px', 'Line height', 'Weight', 'For']}
    rows={Object.entries(desktop).map(([variant, { $value, $description }]) => [
      variant,
      show(phone[variant as keyof typeof desktop].$value.fontSize),
      show($value.fontSize),
      $value.lineHeight,
      $value.fontWeight,
      $description,
    ])}
  />
)

const onPhone = new Map(tokensOf(tokens.inset.phone))

export const InsetTable = () => (
  <Table
    columns={['Token', 'At 320 px', 'At 1280 px', 'For']}
    rows={tokensOf(tokens.inset.desktop).map(([name, { $value, $description }]) => [
      name,
      show(onPhone.get(name)?.$value ?? $value),
      show($value),
      $description,
    ])}
  />
)

type Row = [name: string, size: string, note?: string]

const rowOf = (name: string, { $value, $description }: Token): Row => [
  name,
  show($value),
  $description,
]

const { page, minColumn, breakpoint, edge, iconSize } = tokens
const { target, headerHeight, buttonPadding } = tokens

/** Fixed sizes; the description of a group is in a row of its own. */
export const SizeTable = () => (
  <Table
    columns={['Token', 'Size', 'For']}
    rows={[
      ...Object.entries({ page, minColumn, breakpoint, edge, iconSize }).flatMap(
        ([name, group]): Row[] => [
          [name, '', group.$description],
          ...tokensOf(group).map(([key, token]) => rowOf(`${name}.${key}`, token)),
        ],
      ),
      ...Object.entries({ target, headerHeight, buttonPadding }).map(([name, token]) =>
        rowOf(name, token),
      ),
    ]}
  />
)
