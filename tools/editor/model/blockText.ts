import type { Value } from './path'
import { doubleQuoted, isPlain, type ScalarText, scalarTexts } from './scalarText'
import { isKeyed, isList } from './value'

export interface BlockLayout {
  readonly width: number
  /** Writes each text on a single line, where a line below it could be taken for a part of it. */
  readonly withoutBlocks?: boolean
}

export const isEmptyCollection = (value: Value): boolean =>
  typeof value === 'object' && Object.keys(value).length === 0

/** A value that is no list and has no keys, or an empty one. */
export function smallText(value: Value, column: number, indent: number, layout: BlockLayout) {
  if (isList(value)) return { head: '[]', body: [] }
  if (isKeyed(value)) return { head: '{}', body: [] }
  const block = layout.withoutBlocks ? {} : { indent }
  return firstOf(scalarTexts(value, { column, width: layout.width, inFlow: false, ...block }))
}

function firstOf(texts: Generator<ScalarText>): ScalarText {
  for (const text of texts) return text
  return { head: '', body: [] }
}

/** The lines of a list or of keys and values; none if it is empty. */
export function blockLines(value: Value, indent: number, layout: BlockLayout): string[] {
  if (isList(value)) return value.flatMap((entry) => entryLines(entry, indent, layout))
  if (!isKeyed(value)) return []
  return Object.entries(value).flatMap(([key, own]) => keyLines(key, own, indent, layout))
}

/** A key and its value. */
export function keyLines(key: string, value: Value, indent: number, layout: BlockLayout): string[] {
  const head = `${' '.repeat(indent)}${keyText(key)}:`
  return typeof value === 'object' && !isEmptyCollection(value)
    ? [head, ...blockLines(value, indent + 2, layout)]
    : smallLines(head, value, indent + 2, layout)
}

/** A list's entry; its first key is in the line of its dash. */
export function entryLines(value: Value, indent: number, layout: BlockLayout): string[] {
  const dash = `${' '.repeat(indent)}-`
  if (typeof value !== 'object' || isEmptyCollection(value)) {
    return smallLines(dash, value, indent + 2, layout)
  }
  const [first = '', ...others] = blockLines(value, indent + 2, layout)
  return [`${dash} ${first.trimStart()}`, ...others]
}

function smallLines(head: string, value: Value, indent: number, layout: BlockLayout): string[] {
  const text = smallText(value, head.length + 1, indent, layout)
  return [`${head} ${text.head}`, ...text.body]
}

const keyText = (key: string): string =>
  isPlain(key, true) && key.length < 100 ? key : doubleQuoted(key)
