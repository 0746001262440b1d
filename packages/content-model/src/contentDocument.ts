import { type Document, isScalar, parseDocument, visit } from 'yaml'
import { asSeen } from './characters'

/** Parses a content file: what the check reads is what the site shows. */
export const contentDocument = (source: string): Document.Parsed => {
  const document = parsedContent(source)
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string') node.value = tidied(node.value)
    },
  })
  return document
}

/** Parses a content file with each text as it was typed, and each key without what nobody sees. */
export const parsedContent = (source: string): Document.Parsed => {
  const document = parseDocument(source, {
    // A text that YAML reads as a date: the check reports that it is not a text.
    customTags: ['timestamp'],
    prettyErrors: false,
    uniqueKeys: (one, other) =>
      isScalar(one) && isScalar(other) && asSeen(`${one.value}`) === asSeen(`${other.value}`),
  })
  visit(document, {
    Pair(_key, { key }) {
      if (isScalar(key) && typeof key.value === 'string') key.value = tidied(key.value)
    },
  })
  return document
}

/** A text without what nobody sees and no page needs: it is accepted, and never reaches a visitor. */
const tidied = (text: string): string =>
  text.replaceAll('\u00AD', '').replace(/\t+/g, ' ').normalize().trim()
