import { type Document, isAlias, isScalar, type Node, Scalar, visit, type YAMLError } from 'yaml'
import { type Broken, type Problem, positionIn } from './finding'
import type { Rule } from './sentences'

/** Returns the first problem that makes a file unreadable; the parser's other errors follow from it. */
export function unreadable(text: string, document: Document): Problem | undefined {
  // A file in UTF-16 has NUL between its characters.
  const at = text.search(/[\0\uFFFD]/)
  if (at >= 0) return { at, rule: 'notUtf8' }
  const [error] = document.errors
  return error ? yamlProblem(text, document, error) : foreignYaml(document)
}

function yamlProblem(text: string, document: Document, error: YAMLError): Problem {
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
  DUPLICATE_KEY: 'keyTwice',
}

/** One code of the parser covers several mistakes; its message or the line tells them apart. */
function ruleOf({ code, message }: YAMLError, line: string): Rule {
  if (/^ *(- *)?(\w+:)?[\t\u00A0\u2000-\u200A\u202F\u3000]/.test(line)) return 'oddSpace'
  if (/Not a YAML token/.test(message)) return 'blockText'
  if (/Implicit map keys/.test(message)) return 'noColon'
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s.*:(\s|$)/.test(line)) return 'colonInText'
  return rules[code] ?? 'indentation'
}

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

/** Finds YAML that content files do not need: aliases, anchors, tags, and keys that are not scalars. */
function foreignYaml(document: Document): Problem | undefined {
  let found: Problem | undefined
  visit(document, {
    Node(key, node) {
      const isMarked = isAlias(node) || node.anchor || node.tag?.startsWith('!')
      if (!isMarked && (key !== 'key' || isScalar(node))) return undefined
      found = { at: node.range?.[0] ?? 0, rule: 'needsQuotes' }
      return visit.BREAK
    },
  })
  return found
}

/** Returns whether a key has no value; `null` and `~` count as none. */
export const isEmpty = (node: Node | null | undefined): boolean =>
  !node || (isScalar(node) && node.value === null)

/** Finds a YAML comment after an unquoted text or an empty value, on the same line. */
export function cutByNote(node: Node | null | undefined, source: string): Broken | undefined {
  if (!isScalar(node) || !node.range || (node.type && node.type !== Scalar.PLAIN)) return undefined
  const note = source.slice(node.range[1]).match(/^[ \t]*#([^\r\n]*)/)?.[1]
  return note === undefined ? undefined : { rule: 'cutByNote', said: { note } }
}
