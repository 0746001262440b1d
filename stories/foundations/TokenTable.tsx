import { theme } from '../../src/theme/theme'
import * as tokens from '../../src/theme/tokens'
import source from '../../src/theme/tokens.ts?raw'
import { notesIn } from './notesIn'
import { Table } from './Table'

export const notes = notesIn(source)

/** The variants of the theme, each with its size in tokens.ts. */
const variants = {
  display: 'display',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  numeral: 'numeral',
  lead: 'lead',
  body1: 'body',
  body2: 'small',
} as const

export const TypeTable = () => (
  <Table
    columns={['Variant', 'Size', 'Line height', 'Weight', 'For']}
    rows={(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => [
      variant,
      tokens.typeScale[variants[variant]],
      theme.typography[variant].lineHeight,
      theme.typography[variant].fontWeight ?? tokens.fontWeight.regular,
      notes[`typeScale.${variants[variant]}`],
    ])}
  />
)

type Row = [name: string, size: string | number, note: string | undefined]

const { inset, page, minColumn, breakpointsInEm, edge, iconSize } = tokens
const { target, headerHeight, buttonPadding } = tokens

/** A row for a group, and one for each of its sizes. */
const rowsOf = ([name, group]: [string, Record<string, string | number>]): Row[] => [
  [name, '', notes[name]],
  ...Object.entries(group).map(
    ([key, size]): Row => [`${name}.${key}`, size, notes[`${name}.${key}`]],
  ),
]

/** All sizes, in px where they have no unit. */
export const SizeTable = () => (
  <Table
    columns={['Token', 'Size', 'For']}
    rows={[
      ...Object.entries({ inset, page, minColumn, breakpointsInEm, edge, iconSize }).flatMap(
        rowsOf,
      ),
      ...Object.entries({ target, headerHeight, buttonPadding }).map(
        ([name, size]): Row => [name, size, notes[name]],
      ),
    ]}
  />
)
