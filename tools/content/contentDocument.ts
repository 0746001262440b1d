import { type Document, type ParseOptions, parseDocument, visit } from 'yaml'

/**
 * The only parser of content/*.yaml: what the check reads is what the site shows.
 *
 * @param source the file's text, without a byte order mark
 * @param options `keepSourceTokens` for whoever edits the text: tokens know where dashes are
 */
export const contentDocument = (
  source: string,
  options: Pick<ParseOptions, 'keepSourceTokens'> = {},
): Document.Parsed => {
  const document = parseDocument(source, {
    ...options,
    // A text that YAML reads as a date: the check reports that it is not a text.
    customTags: ['timestamp'],
    prettyErrors: false,
    // checkShape names the key that is there twice.
    uniqueKeys: false,
  })
  // Whoever edits a text needs it as it was typed.
  if (options.keepSourceTokens) return document
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
