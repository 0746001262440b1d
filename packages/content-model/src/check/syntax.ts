import { type Document, isAlias, isScalar, type Node, Scalar, visit, type YAMLError } from 'yaml'
import { type Broken, type Problem, positionIn } from './finding'
import type { Rule } from './sentences'

/** The sign of a file that is not saved as UTF-8; a file in UTF-16 has NUL between its characters. */
export function encodingProblem(text: string): Problem | undefined {
  const at = text.search(/[\0\uFFFD]/)
  return at < 0 ? undefined : { at, rule: 'notUtf8' }
}

/** The first error of a file that is not YAML. The rest of the parser's errors follow from it. */
export function yamlProblem(text: string, document: Document): Problem | undefined {
  const [error] = document.errors
  if (!error) return undefined
  const conflict = text.search(/^[<=>]{7}( |$)/m)
  if (conflict >= 0) return { at: conflict, rule: 'mergeMarks' }
  const [at] = error.pos
  if (/Missing closing/.test(error.message)) {
    return { at: quoteBefore(document, at), rule: 'openQuote' }
  }
  return { at, rule: ruleOf(error, positionIn(text, at).source) }
}

const rules: Partial<Record<YAMLError['code'], Rule>> = {
  TAB_AS_INDENT: 'oddSpace',
  MULTILINE_IMPLICIT_KEY: 'noColon',
  UNEXPECTED_TOKEN: 'needsQuotes',
  BAD_SCALAR_START: 'needsQuotes',
  BAD_DQ_ESCAPE: 'backslash',
  MULTIPLE_DOCS: 'secondDocument',
}

/** A code of the parser stands for several mistakes; its message or the line tells them apart. */
function ruleOf({ code, message }: YAMLError, line: string): Rule {
  if (/^ *(- *)?(\w+:)?[\t\u00A0\u2000-\u200A\u202F\u3000]/.test(line)) return 'oddSpace'
  if (/Not a YAML token/.test(message)) return 'blockText'
  if (/Implicit map keys/.test(message)) return 'noColon'
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s.*:(\s|$)/.test(line)) return 'colonInText'
  return rules[code] ?? 'indentation'
}

/** Where the last text in quotes begins, up to an offset. */
function quoteBefore(document: Document, end: number): number {
  let start = end
  visit(document, {
    Scalar(_key, { type, range }) {
      if (!range || range[0] > end) return visit.BREAK
      if (type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE) [start] = range
    },
  })
  return start
}

/** A value that has an anchor, a tag, or is an alias: characters that YAML takes for its own. */
export function yamlMark(node: Node | null | undefined): Broken | undefined {
  if (isAlias(node)) return { rule: 'yamlMark', said: { mark: '*' } }
  if (node && 'anchor' in node && node.anchor) return { rule: 'yamlMark', said: { mark: '&' } }
  return node?.tag?.startsWith('!') ? { rule: 'yamlMark', said: { mark: '!' } } : undefined
}

/** A key without a value; `null` and `~` are none either. */
export const isEmpty = (node: Node | null | undefined): boolean =>
  !node || (isScalar(node) && node.value === null && !yamlMark(node))

/** The note after an unquoted text or an empty value, on the same line; undefined without one. */
export function noteAfter(node: Node | null | undefined, source: string): string | undefined {
  if (!isScalar(node) || !node.range || (node.type && node.type !== Scalar.PLAIN)) return undefined
  return source.slice(node.range[1]).match(/^[ \t]*#([^\r\n]*)/)?.[1]
}
