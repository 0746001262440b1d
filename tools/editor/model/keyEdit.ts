import type { Node, YAMLMap } from 'yaml'
import { type BlockLayout, keyLines } from './blockText'
import { type Block, lowest } from './listEdit'
import type { Value } from './path'
import {
  beginsLine,
  columnOf,
  commentedStart,
  type Entry,
  entriesOf,
  lineEndAt,
  nextLine,
} from './places'
import { keyName } from './readData'
import { insertedLines, spliced } from './splice'

/**
 * Adds a key below the one that comes before it in the schema; where there is none, above the one
 * that comes after it.
 */
export function withKey(
  { reading, collection, holder }: Block,
  [key, value]: readonly [string, Value],
  keyOrder: readonly string[],
  layout: BlockLayout,
): string {
  const { text } = reading
  const entries = entriesOf(text, collection)
  const first = entries[0] as Entry
  const column = columnOf(text, first.head)
  const lines = keyLines(key, value, column, layout)
  const names = (collection as YAMLMap<Node, Node>).items.map((pair) => keyName(pair.key))
  const index = placeOf(key, names, keyOrder)
  if (index > 0) {
    const at = nextLine(text, entries[index - 1]?.end ?? 0)
    return spliced(text, [insertedLines(text, at, lines)])
  }
  const lineEnd = lineEndAt(text, first.head)
  const atHead = { start: first.head, end: first.head }
  if (!beginsLine(text, first)) {
    const joined = [...lines, ' '.repeat(column)].join(lineEnd).trimStart()
    return spliced(text, [{ ...atHead, text: joined }])
  }
  const start = commentedStart(text, first, lowest(text, entries, 0, holder))
  // A comment at the start of a file is about the file.
  const at = start === 0 ? first.head - column : start
  return spliced(text, [insertedLines(text, at, lines)])
}

function placeOf(key: string, names: readonly string[], keyOrder: readonly string[]): number {
  const rank = keyOrder.indexOf(key)
  if (rank < 0) return names.length
  const above = keyOrder.slice(0, rank).findLast((name) => names.includes(name))
  if (above !== undefined) return names.indexOf(above) + 1
  const below = keyOrder.slice(rank + 1).find((name) => names.includes(name))
  return below === undefined ? names.length : names.indexOf(below)
}
