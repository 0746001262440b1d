import { isMap } from 'yaml'
import { type BlockLayout, entryLines } from './blockText'
import type { Value } from './path'
import {
  beginsLine,
  type Collection,
  columnOf,
  commentedStart,
  commentsIn,
  type Entry,
  entriesOf,
  lineEndAt,
  lineEndBefore,
  lineStart,
  nextLine,
} from './places'
import type { Reading } from './readData'
import { insertedLines, replacedLines, type Splice, spliced } from './splice'

/** A list or keys written in lines, and what holds it: the key or the entry that it belongs to. */
export interface Block {
  readonly reading: Reading
  readonly collection: Collection
  /** Undefined for the whole file. */
  readonly holder?: Entry
}

export function withEntry(
  { reading, collection, holder }: Block,
  index: number,
  value: Value,
  layout: BlockLayout,
): string {
  const { text } = reading
  const entries = entriesOf(text, collection)
  const column = columnOf(text, entries[0]?.head ?? 0)
  const lines = entryLines(value, column, layout)
  const next = entries[index]
  const at = next
    ? commentedStart(text, next, lowest(text, entries, index, holder))
    : nextLine(text, entries.at(-1)?.end ?? 0)
  return spliced(text, [insertedLines(text, at, lines)])
}

/** The first offset that belongs to no entry above. */
export function lowest(
  text: string,
  entries: readonly Entry[],
  index: number,
  holder: Entry | undefined,
): number {
  const above = entries[index - 1]?.end ?? holder?.mark
  return above === undefined ? 0 : nextLine(text, above)
}

/**
 * Removes an entry or a key. Comments in lines of their own above and below it stay.
 *
 * @param keepsComments whether those within it stay, too
 */
export function without(block: Block, index: number, keepsComments: boolean): string {
  const { reading, collection, holder } = block
  const { text } = reading
  const entries = entriesOf(text, collection)
  const entry = entries[index] as Entry
  const lineEnd = lineEndBefore(text, nextLine(text, entry.end))
  const comments = keepsComments ? commentsIn(reading, entry.head, lineEnd) : []
  const margin = ' '.repeat(columnOf(text, entry.head))
  const kept = comments.map(({ source }) => margin + source)
  const isOnly = entries.length === 1
  const empty = { start: holder?.mark ?? 0, end: holder?.mark ?? 0, text: emptyText(block) }
  if (beginsLine(text, entry)) {
    const lines = replacedLines(text, lineStart(text, entry.head), nextLine(text, entry.end), kept)
    return spliced(text, isOnly && holder ? [empty, lines] : [lines])
  }
  const next = entries[index + 1]
  const behind = kept.length > 0 ? ` ${kept.join(lineEndAt(text, entry.head)).trimStart()}` : ''
  const start = holder?.mark ?? entry.head
  if (isOnly) return spliced(text, [{ start, end: lineEnd, text: emptyText(block) + behind }])
  const isNear = next && nextLine(text, entry.end) === lineStart(text, next.head)
  return spliced(
    text,
    isNear && kept.length === 0
      ? [{ start: entry.head, end: next.head, text: '' }]
      : [{ start, end: lineEnd, text: behind }],
  )
}

const emptyText = ({ collection }: Block): string => (isMap(collection) ? ' {}' : ' []')

/** Moves an entry with the comments directly above it; what else is between entries stays. */
export function withMoved(
  { reading, collection, holder }: Block,
  from: number,
  to: number,
): string {
  const { text } = reading
  const entries = entriesOf(text, collection)
  const slots = entries.map((entry, index) => ({
    start: commentedStart(text, entry, lowest(text, entries, index, holder)),
    end: nextLine(text, entry.end),
  }))
  const moved = [...slots]
  moved.splice(to, 0, ...moved.splice(from, 1))
  const splices = slots.map((slot, index): Splice => {
    const source = moved[index] ?? slot
    return { ...slot, text: text.slice(source.start, source.end) }
  })
  return spliced(text, closed(text, splices))
}

/** Where the last line of the text has no line end, whatever is last now gets none. */
function closed(text: string, splices: readonly Splice[]): Splice[] {
  return splices.map((splice) => {
    const wasOpen = splice.end === text.length && !text.endsWith('\n')
    const isOpen = !splice.text.endsWith('\n')
    if (wasOpen === isOpen) return splice
    return wasOpen
      ? { ...splice, text: splice.text.replace(/\r?\n$/, '') }
      : { ...splice, text: splice.text + lineEndAt(text, splice.start) }
  })
}

/** Moves the comments between entries to the entries' own column, where no text above takes them. */
export function withCommentsAligned({ reading, collection, holder }: Block): string {
  const { text } = reading
  const entries = entriesOf(text, collection)
  const column = columnOf(text, entries[0]?.head ?? 0)
  const ends = [lowest(text, entries, 0, holder), ...entries.map(({ end }) => nextLine(text, end))]
  const splices = ends.flatMap((from, index): Splice[] => {
    const to = entries[index]?.head ?? endOfGap(text, from)
    return commentsIn(reading, from, to).map(({ offset }) => ({
      start: lineStart(text, offset),
      end: offset,
      text: ' '.repeat(column),
    }))
  })
  return spliced(text, splices)
}

/** Where the lines end that are empty or comments. */
function endOfGap(text: string, from: number): number {
  const next = text.slice(from).search(/^[ \t]*[^\s#]/m)
  return next < 0 ? text.length : from + next
}
