import {
  type CST,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Path } from './path'
import { keyName, type Reading } from './readData'

export type Collection = YAMLMap<Node | null, Node | null> | YAMLSeq<Node | null>

export const isCollection = (node: Node | null): node is Collection => isMap(node) || isSeq(node)

/** A key with its value, or an entry of a list; offsets are those of the reading's text. */
export interface Entry {
  /** Its first character: that of the key, or the dash. */
  readonly head: number
  /** Behind the colon or the dash. */
  readonly mark: number
  readonly value: Node | null
  /** Behind its last character; a comment and the line's end are no part of it. */
  readonly end: number
}

/** @throws RangeError where the text has no such place */
export function nodeAt(reading: Reading, path: Path): Node | null {
  let node = reading.root
  for (const step of path) {
    if (isMap<Node | null, Node | null>(node)) node = pairOf(node, step)?.value ?? noPlace(path)
    else if (isSeq<Node | null>(node) && typeof step === 'number') {
      if (!(step in node.items)) noPlace(path)
      node = node.items[step] ?? null
    } else noPlace(path)
  }
  return node
}

export function noPlace(path: Path): never {
  throw new RangeError(`The file has no place "${path.join('.')}".`)
}

const pairOf = (map: YAMLMap<Node | null, Node | null>, key: unknown) =>
  map.items.find((pair) => keyName(pair.key) === key)

export function indexOfKey(map: YAMLMap<Node | null, Node | null>, key: string): number {
  return map.items.findIndex((pair) => keyName(pair.key) === key)
}

export function entriesOf(text: string, collection: Collection): Entry[] {
  if (isMap<Node | null, Node | null>(collection)) {
    return collection.items.map((pair) => pairEntry(text, pair))
  }
  const tokens = (collection.srcToken as CST.BlockSequence | CST.FlowCollection).items
  const dashes = tokens.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'))
  return collection.items.map((value, index) => {
    const head = dashes[index]?.offset ?? startOf(value)
    const mark = head + (dashes.length > 0 ? 1 : 0)
    return { head, mark, value, end: endOf(text, value, mark) }
  })
}

function pairEntry(text: string, { key, value, srcToken }: Pair<Node | null, Node | null>): Entry {
  const explicit = srcToken?.start.find(({ type }) => type === 'explicit-key-ind')
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind')
  const mark = colon ? colon.offset + 1 : endOf(text, key, startOf(key))
  return { head: explicit?.offset ?? startOf(key), mark, value, end: endOf(text, value, mark) }
}

export const startOf = (node: Node | null): number => node?.range?.[0] ?? 0

/** Whether nothing is written for a value. */
export const isBlank = (node: Node | null): boolean =>
  !node || (isScalar(node) && node.range?.[0] === node.range?.[1])

export const isBlock = (node: Node | null): boolean =>
  isScalar(node) && (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL')

export const isFlow = (node: Node | null): node is Collection => isCollection(node) && !!node.flow

/** @param mark what ends a value that is not written */
function endOf(text: string, node: Node | null, mark: number): number {
  if (!node || isBlank(node)) return mark
  const end = node.range?.[1] ?? mark
  if (isBlock(node)) return text[end - 1] === '\n' ? lineEndBefore(text, end) : end
  if (!isCollection(node) || node.flow) return end
  return entriesOf(text, node).at(-1)?.end ?? mark
}

/** The end of a line's text, from where the next line starts. */
export const lineEndBefore = (text: string, next: number): number =>
  text[next - 1] !== '\n' ? next : text[next - 2] === '\r' ? next - 2 : next - 1

export const lineStart = (text: string, offset: number): number =>
  text.lastIndexOf('\n', offset - 1) + 1

/** Where the next line starts, or the end of the text. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset)

/** Whether an entry is the first in its line; in `- key: …` the key is not. */
export const beginsLine = (text: string, { head }: Entry): boolean =>
  text.slice(lineStart(text, head), head).trim() === ''

/** The line end that is used at an offset: that of the line above, otherwise that of its own. */
export function lineEndAt(text: string, offset: number): string {
  const start = lineStart(text, offset)
  const next = start > 0 ? start : nextLine(text, offset)
  return text.slice(lineEndBefore(text, next), next) || '\n'
}

/** Where the comment begins that is directly above an entry, without an empty line between. */
export function commentedStart(text: string, { head }: Entry, lowest: number): number {
  let start = lineStart(text, head)
  while (start > 0) {
    const above = lineStart(text, start - 1)
    if (above < lowest || !/^[ \t]*#/.test(text.slice(above, start))) break
    start = above
  }
  return start
}

/** The comments between two offsets, in their order. */
export function commentsIn({ root }: Reading, from: number, to: number): CST.SourceToken[] {
  const found: CST.SourceToken[] = []
  const visit = (token: unknown): void => {
    if (Array.isArray(token)) token.forEach(visit)
    else if (typeof token === 'object' && token !== null) {
      const { type, offset } = token as CST.SourceToken
      if (type === 'comment') {
        if (offset >= from && offset < to) found.push(token as CST.SourceToken)
      } else Object.values(token).forEach(visit)
    }
  }
  visit(root?.srcToken)
  return found
}

/** @returns undefined where the map at the path has no such key */
export function entryAt(reading: Reading, path: Path): Entry | undefined {
  const parent = nodeAt(reading, path.slice(0, -1))
  const step = path.at(-1)
  if (!isCollection(parent) || step === undefined) return undefined
  const index = typeof step === 'number' || !isMap(parent) ? step : indexOfKey(parent, step)
  return typeof index === 'number' && isMap(parent) === (typeof step === 'string')
    ? entriesOf(reading.text, parent)[index]
    : undefined
}
