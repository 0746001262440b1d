import { type ParseOptions, parseDocument } from 'yaml'

/**
 * The only parser of content/*.yaml: what the check reads is what the site shows.
 *
 * @param source the file's text, without a byte order mark
 * @param options `keepSourceTokens` for whoever edits the text: tokens know where dashes are
 */
export const contentDocument = (
  source: string,
  options: Pick<ParseOptions, 'keepSourceTokens'> = {},
) =>
  parseDocument(source, {
    ...options,
    // A text that YAML reads as a date: the check reports that it is not a text.
    customTags: ['timestamp'],
    prettyErrors: false,
    // checkShape names the key that is there twice.
    uniqueKeys: false,
  })

/** A byte order mark, as Windows writes it, is no part of the first line. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')
