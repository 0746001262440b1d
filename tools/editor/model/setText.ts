import { isScalar, type Node } from 'yaml'
import { type BlockLayout, blockLines, isEmptyCollection, smallText } from './blockText'
import type { Value } from './path'
import {
  columnOf,
  commentsIn,
  type Entry,
  isBlank,
  isBlock,
  lineEndAt,
  lineEndBefore,
  nextLine,
  startOf,
} from './places'
import type { Reading } from './readData'
import { type ScalarPlace, type ScalarStyle, type ScalarText, scalarTexts } from './scalarText'
import { spliced } from './splice'

const widest = 100
const narrowest = 90

/** The longest line that a new one may have: as long as those that the file has. */
export function widthOf(text: string): number {
  const lines = text.split(/\r?\n/).filter((line) => !/^\s*#/.test(line))
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0)
  return Math.min(widest, Math.max(narrowest, longest))
}

const styles: Record<string, ScalarStyle> = {
  PLAIN: 'plain',
  QUOTE_DOUBLE: 'double',
  QUOTE_SINGLE: 'single',
  BLOCK_FOLDED: 'folded',
  BLOCK_LITERAL: 'literal',
}

/** Puts a text, or true or false, where one is or where nothing is; the best way to write it first. */
export function* withScalar(
  { text }: Reading,
  entry: Entry,
  value: string | boolean,
  inFlow: boolean,
): Generator<string> {
  const { value: node, mark, end } = entry
  const isNew = isBlank(node)
  const start = isNew ? mark : startOf(node)
  const behind = isBlock(node) ? blockHead(text, start) : restOfLine(text, end)
  const place: ScalarPlace = {
    style: styleOf(node),
    column: columnOf(text, start) + (isNew ? 1 : 0),
    width: widthOf(text),
    inFlow,
    indent: inFlow ? undefined : indentOf(text, entry),
    lines: foldedLines(text, entry),
  }
  for (const written of scalarTexts(value, place)) {
    const block = { ...written, head: (isNew ? ' ' : '') + written.head }
    yield inFlow
      ? spliced(text, [{ start, end, text: block.head }])
      : spliced(text, [
          {
            start,
            end: isBlock(node) ? end : end + behind.length,
            text: joined(text, start, block, behind),
          },
        ])
  }
}

/** @param behind the comment at the end of the first line */
function joined(text: string, at: number, { head, body }: ScalarText, behind: string): string {
  return [head + behind, ...body].join(lineEndAt(text, at))
}

/** What is behind the sign of a block scalar, in the same line: a comment. */
const blockHead = (text: string, start: number): string =>
  restOfLine(text, start).replace(/^[>|][-+\d]*/, '')

const restOfLine = (text: string, offset: number): string =>
  text.slice(offset, lineEndBefore(text, nextLine(text, offset)))

/** An empty text has no style that is worth keeping. */
const styleOf = (node: Node | null): ScalarStyle | undefined =>
  isScalar(node) && node.value !== '' ? styles[node.type ?? ''] : undefined

function blockBody(text: string, { value, end }: Entry): string[] {
  return isBlock(value) ? text.slice(startOf(value), end).split(/\r?\n/).slice(1) : []
}

function indentOf(text: string, entry: Entry): number {
  const least = columnOf(text, entry.head)
  const line = blockBody(text, entry).find((each) => each.trim() !== '') ?? ''
  const own = line.search(/[^ ]/)
  return own > least ? own : least + 2
}

/** The lines of a folded text that is one paragraph. */
function foldedLines(text: string, entry: Entry): string[] | undefined {
  const { value } = entry
  if (!isScalar(value) || value.type !== 'BLOCK_FOLDED') return undefined
  const lines = blockBody(text, entry).map((line) => line.trim())
  return String(value.value).trimEnd() === lines.join(' ') ? lines : undefined
}

/**
 * Puts a value of another kind where one is: a list for a text, `[]` for a list.
 * Comments within the old value are kept: above a list or keys, below anything else.
 */
export function withValue(
  reading: Reading,
  entry: Entry,
  value: Value,
  layout: BlockLayout,
  kind: 'key' | 'entry',
): string {
  const { text } = reading
  const column = columnOf(text, entry.head)
  const { end, behind, comments } = surroundings(reading, entry)
  const isSmall = typeof value !== 'object' || isEmptyCollection(value)
  const margin = ' '.repeat(isSmall ? column : column + 2)
  const notes = comments.map((comment) => margin + comment)
  const small = smallText(value, columnOf(text, entry.mark) + 1, column + 2, layout)
  const lines = isSmall ? small.body : blockLines(value, column + 2, layout)
  const isInline = kind === 'entry' && !isSmall && behind.trim() === '' && notes.length === 0
  const written = isSmall
    ? { head: ` ${small.head}`, body: [...lines, ...notes] }
    : isInline
      ? { head: ` ${lines[0]?.trimStart()}`, body: lines.slice(1) }
      : { head: '', body: [...notes, ...lines] }
  const replacement = joined(text, entry.mark, written, isInline ? '' : behind)
  return spliced(text, [{ start: entry.mark, end, text: replacement }])
}

/** What is to stay of a value that goes: the comment behind it, and those within. */
function surroundings(reading: Reading, { mark, value, end }: Entry) {
  const { text } = reading
  const within = commentsIn(reading, mark, end).map(({ source }) => source)
  if (isBlock(value)) return { end, behind: '', comments: within }
  const behind = restOfLine(text, end)
  return { end: end + behind.length, behind, comments: within }
}
