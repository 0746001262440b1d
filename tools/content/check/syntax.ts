import { type Document, isAlias, isScalar, type Node, Scalar, visit } from 'yaml'
import { type Broken, linesOf, type Problem, type Said } from './finding'

/** Where the parser of YAML stopped. */
interface Place {
  lines: readonly { text: string; start: number }[]
  /** Of the line in which it stopped. */
  index: number
  code: string
}

/**
 * The first error of a file that is not YAML, with the likely cause. The rest of the parser's errors
 * follow from it.
 */
export function yamlProblem(text: string, document: Document): Problem | undefined {
  const [error] = document.errors
  if (!error) return undefined
  const lines = linesOf(text)
  const index = Math.max(
    0,
    lines.findLastIndex(({ start }) => start <= error.pos[0]),
  )
  const place = { lines, index, code: error.code }
  return (
    merged(place) ??
    badStart(place) ??
    openQuote(document, text, error.code) ??
    (error.code === 'BAD_DQ_ESCAPE' ? { at: error.pos[0], rule: 'backslash' } : undefined) ??
    badValue(place) ??
    badLine(place) ??
    indentation(place) ?? { at: error.pos[0], rule: 'unreadable' }
  )
}

const atText = ({ text, start }: { text: string; start: number }): number =>
  start + Math.max(0, text.search(/\S/))

function merged({ lines, index, code }: Place): Problem | undefined {
  const marked = lines.find(({ text }) => /^(<{7}|={7}|>{7})( |$)/.test(text))
  if (marked) return { at: atText(marked), rule: 'mergeMarks' }
  const line = lines[index]
  return line && code === 'MULTIPLE_DOCS' ? { at: atText(line), rule: 'secondDocument' } : undefined
}

const badStarts = [
  ['tab', /^ *\t/],
  ['otherSpace', /^ *[\u00A0\u2000-\u200A\u202F\u3000]/],
] as const

/** The parser may stop a line before or after the one with the mistake. */
const near = ({ lines, index }: Place) =>
  [lines[index], lines[index + 1], lines[index - 1]].filter((line) => line !== undefined)

function badStart(place: Place): Problem | undefined {
  for (const [rule, start] of badStarts) {
    const line = near(place).find(({ text }) => start.test(text))
    if (line) return { at: atText(line), rule }
  }
  return undefined
}

/** The first text in quotes that ends in another line, behind a key. */
function openQuote(document: Document, text: string, code: string): Problem | undefined {
  let problem: Problem | undefined
  visit(document, {
    Scalar(_key, { type, range }) {
      if (!range || !(type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE)) return
      const [start, end] = range
      const isOpen = end >= text.trimEnd().length && code === 'MISSING_CHAR'
      if (!isOpen && !/\n\s*(- +)?[\w-]+:\s/.test(text.slice(start, end))) return
      problem = { at: start, rule: 'openQuote', said: { quote: text.charAt(start) } }
      return visit.BREAK
    },
  })
  return problem
}

/** What is behind the key, or the dash, of the line. */
function badValue({ lines, index }: Place): Problem | undefined {
  const line = lines[index]
  const [, before = '', value = ''] =
    line?.text.match(/^(\s*(?:- +)?[\w-]+:\s+)(.*)$/) ?? line?.text.match(/^(\s*- +)(.*)$/) ?? []
  const at = (line?.start ?? 0) + before.length
  const quote = value.charAt(0)
  if (quote === '"' || quote === "'") {
    if (!value.slice(1).includes(quote)) return { at, rule: 'openQuote', said: { quote } }
    return { at, rule: 'textAfterQuote', said: { quote, other: quote === '"' ? "'…'" : '"…"' } }
  }
  const mark = value.match(/^([[\]{}*&!%@`?,]|- )/)?.[0].trim()
  if (mark) return { at, rule: 'needsQuotes', said: { mark } }
  if (/^[>|][-+]?\s*\S/.test(value)) return { at, rule: 'blockText', said: { mark: quote } }
  if (!/:(\s|$)/.test(value) || /^\s*-[^\s-]/m.test(line?.text ?? '')) return undefined
  return { at, rule: /^[“”„‘’]/.test(value) ? 'printedQuotes' : 'colonInText' }
}

function badLine(place: Place): Problem | undefined {
  const dash = near(place).find(({ text }) => /^\s*-[^\s-]/.test(text))
  if (dash) return { at: atText(dash), rule: 'noSpaceAfterDash' }
  const line = place.lines[place.index]
  if (!line) return undefined
  const key = line.text.match(/^\s*(?:- +)?([\w-]+):[^\s:/]/)?.[1]
  if (key) return { at: atText(line), rule: 'noSpaceAfterColon', said: { key } }
  const word = line.text.match(/^\s*(\w[\w-]*)(?![\w-]*:(\s|$))/)?.[1]
  const isLost = /IMPLICIT_KEY|MISSING_CHAR|BAD_INDENT|UNEXPECTED/.test(place.code)
  return word && isLost ? { at: atText(line), rule: 'noColon', said: { word } } : undefined
}

/** The line whose indentation differs from that of the one above; or the one below, if only it does. */
function indentation({ lines, index }: Place): Problem | undefined {
  const read = lines.flatMap((line, at) => (/^\s*[^\s#]/.test(line.text) ? [{ ...line, at }] : []))
  const stopped = read.findIndex(({ at }) => at >= index)
  const depth = (line: number) => read[line]?.text.match(/^ */)?.[0].length ?? 0
  const isBelow = depth(stopped) === depth(stopped + 2) && depth(stopped) !== depth(stopped + 1)
  const odd = isBelow ? stopped + 1 : stopped
  const line = read[odd]
  const [above, own, below] = [odd - 1, odd, odd + 1].map((each) => spaces(depth(each)))
  const said = { own, above, below } as Said
  return line && { at: atText(line), rule: 'indentation', said }
}

const spaces = (count: number): string => (count === 1 ? '1 space' : `${count || 'no'} spaces`)

/** A value that has an anchor, a tag, or is an alias: characters that YAML takes for its own. */
export function yamlMark(node: Node | null | undefined): Broken | undefined {
  const said = isAlias(node)
    ? { mark: '*', meaning: 'a reference to another text' }
    : node && 'anchor' in node && node.anchor
      ? { mark: '&', meaning: 'a name for the text' }
      : node?.tag?.startsWith('!')
        ? { mark: '!', meaning: 'a type' }
        : undefined
  return said && { rule: 'yamlMark', said }
}

/** The note after an unquoted text or an empty value, on the same line; undefined without one. */
export function noteAfter(node: Node | null | undefined, source: string): string | undefined {
  if (!isScalar(node) || !node.range || (node.type && node.type !== Scalar.PLAIN)) return undefined
  return source.slice(node.range[1]).match(/^[ \t]*#([^\r\n]*)/)?.[1]
}

const names: Record<string, string> = {
  '\0': 'a NUL character',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\u2028': 'a line separator',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
}

// Emoji hold joiners and variation selectors, and are reported as emoji.
export const hidden = /(?!\t)\p{Cc}|[\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u
export const emoji = /\p{Extended_Pictographic}[\u200D\uFE0F\p{Extended_Pictographic}]*/gu

/** Characters of a whole file that nobody sees, and the sign of a file that is not UTF-8. */
export function hiddenCharacters(text: string): Problem[] {
  if (isUtf16(text)) return [{ at: 0, rule: 'utf16' }]
  if (text.includes('\uFFFD')) return [{ at: text.indexOf('\uFFFD'), rule: 'notUtf8' }]
  return linesOf(text).flatMap((line) => {
    const shown = line.text.replace(emoji, (found) => ' '.repeat(found.length))
    const index = line.text.trimStart().startsWith('#') ? -1 : shown.search(hidden)
    if (index < 0) return []
    const character = shown.charAt(index)
    const name = `${names[character] ?? 'a hidden character'} (${codeOf(character)})`
    return [{ at: line.start + index, rule: 'hiddenCharacter', said: { name } }]
  })
}

/** `U+200B` */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Whether a text is UTF-16 that was read as UTF-8: then NUL is every other character. */
export function isUtf16(text: string): boolean {
  const start = text.slice(0, 200)
  return start.split('\0').length - 1 > start.length / 4
}
