import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml'
import { keyOf } from './check/finding'
import type { ValuePath } from './value'

/**
 * Parses a content file: what the check reads is what the site shows.
 *
 * @param source the file's text, without a byte order mark
 */
export const contentDocument = (source: string): Document.Parsed => {
  const document = parseDocument(source, {
    // A text that YAML reads as a date: the check reports that it is not a text.
    customTags: ['timestamp'],
    prettyErrors: false,
    // checkShape names the key that is there twice.
    uniqueKeys: false,
  })
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string') node.value = tidied(node.value)
    },
  })
  return document
}

/** A text without what nobody sees and no page needs: it is accepted, and never reaches a visitor. */
const tidied = (text: string): string =>
  text.replaceAll('\u00AD', '').replace(/\t+/g, ' ').normalize().trim()

/** A byte order mark, as Windows writes it, is no part of the first line. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

/** Every text, number and boolean of a file, with its key (`offers.items[1].title`) and its line. */
export function valuesIn(text: string): { key: string; value: unknown; line: number }[] {
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter })
  return [...scalarsIn(contents, [])].map(({ path, node }) => ({
    key: keyOf(path),
    value: node.value,
    line: lineCounter.linePos(node.range?.[0] ?? 0).line,
  }))
}

function* scalarsIn(node: unknown, path: ValuePath): Generator<{ path: ValuePath; node: Scalar }> {
  if (isScalar(node)) yield { path, node }
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* scalarsIn(item, [...path, index])
  }
  if (isMap(node)) {
    for (const { key, value } of node.items) yield* scalarsIn(value, [...path, `${key}`])
  }
}
