import { type Document, isScalar, parseDocument, visit } from 'yaml'
import { asSeen } from './characters'

/** Parses a content file with its texts as the site shows them. */
export const contentDocument = (source: string): Document.Parsed => {
  const document = parsedContent(source)
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string') node.value = tidied(node.value)
    },
  })
  return document
}

/** Parses a content file with its texts as they were typed, but with tidied keys. */
export const parsedContent = (source: string): Document.Parsed => {
  const document = parseDocument(source, {
    // YAML dates, which the check then reports as not being texts.
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

/** Removes what nobody sees and no page needs: it is accepted, but never reaches a visitor. */
const tidied = (text: string): string =>
  text.replaceAll('\u00AD', '').replace(/\t+/g, ' ').normalize().trim()
