import { wrapped } from './wrap'

export type ScalarStyle = 'plain' | 'double' | 'single' | 'folded' | 'literal'

/** Where a text is written. */
export interface ScalarPlace {
  /** How the text that it replaces is written; undefined for a new one. */
  readonly style?: ScalarStyle
  /** The column at which it begins. */
  readonly column: number
  /** The longest line. */
  readonly width: number
  /** Spaces before the lines of a block scalar; undefined where there can be none. */
  readonly indent?: number
  /** Inside [] or {}. */
  readonly inFlow: boolean
  /** The lines of the folded text that it replaces, to keep those that still fit. */
  readonly lines?: readonly string[]
}

/** A scalar as YAML: the rest of its first line, and for a block scalar the lines below. */
export interface ScalarText {
  readonly head: string
  readonly body: readonly string[]
}

/**
 * Ways to write a value, the best first. The first that reads back is to be used: what surrounds
 * the place can forbid a way.
 *
 * @throws RangeError for half a surrogate pair, which UTF-8 cannot hold
 */
export function* scalarTexts(value: string | boolean, place: ScalarPlace): Generator<ScalarText> {
  if (typeof value === 'boolean') {
    yield flow(String(value))
    return
  }
  if (/\p{Surrogate}/u.test(value)) {
    throw new RangeError('The text has half a character, which no file can hold. Type it again.')
  }
  for (const style of stylesFor(value, place)) {
    const written = write[style](value, place)
    if (written) yield written
  }
  yield flow(doubleQuoted(value))
  yield flow(doubleQuoted(value, /[^ -~\u00A0-\uD7FF\uE000-\uFEFE\u{10000}-\u{10FFFF}]/gu))
}

function stylesFor(text: string, place: ScalarPlace): ScalarStyle[] {
  const { style = 'plain' } = place
  if (style !== 'plain') return [style]
  const isLong = place.column + text.length > place.width
  if (text.trimEnd().includes('\n')) return ['literal']
  return isLong ? ['folded', 'plain'] : ['plain']
}

const write: Record<ScalarStyle, (text: string, place: ScalarPlace) => ScalarText | undefined> = {
  plain: (text, { inFlow }) => (isPlain(text, inFlow) ? flow(text) : undefined),
  double: (text) => flow(doubleQuoted(text)),
  single: (text) => (/[\n\r\t]/.test(text) ? undefined : flow(`'${text.replaceAll("'", "''")}'`)),
  folded: (text, place) =>
    block('>', text, place, (body, width) =>
      body.includes('\n')
        ? body.split('\n').flatMap((line, index) => [
            // A line break in a folded text is an empty line.
            ...(index > 0 ? [''] : []),
            ...wrapped(line, width),
          ])
        : wrapped(body, width, place.lines),
    ),
  literal: (text, place) => block('|', text, place, (body) => body.split('\n')),
}

const flow = (head: string): ScalarText => ({ head, body: [] })

function block(
  sign: '>' | '|',
  text: string,
  { indent, width }: ScalarPlace,
  linesOf: (body: string, width: number) => string[],
): ScalarText | undefined {
  const isClipped = text.endsWith('\n')
  const body = isClipped ? text.slice(0, -1) : text
  if (indent === undefined || !fitsBlock(body)) return undefined
  const margin = ' '.repeat(indent)
  const lines = linesOf(body, Math.max(20, width - indent))
  return {
    head: isClipped ? sign : `${sign}-`,
    body: lines.map((line) => (line === '' ? '' : margin + line)),
  }
}

/** Whether every line begins and ends with a character that is seen, and none needs an escape. */
const fitsBlock = (text: string): boolean =>
  text !== '' &&
  text.trim() === text &&
  !/^[ \t]|[ \t]$/m.test(text) &&
  !/(?!\n)\p{Cc}|\uFEFF/u.test(text)

const escapes: Record<string, string> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

/**
 * What else nobody sees stays as it is: the content check finds it in the file's lines.
 *
 * @param alsoEscaped further characters to escape
 */
export function doubleQuoted(text: string, alsoEscaped?: RegExp): string {
  const quoted = text.replace(/["\\\n\r\t]/g, (character) => escapes[character] ?? character)
  const escaped = alsoEscaped ? quoted.replace(alsoEscaped, codeOf) : quoted
  return `"${escaped}"`
}

const codeOf = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Whether a text needs no quotes, for any reader of YAML: older ones know more numbers and more
 * words for true and false.
 */
export function isPlain(text: string, inFlow: boolean): boolean {
  if (text.trim() !== text || text === '' || /[\p{Cc}\u2028\u2029\uFEFF]/u.test(text)) {
    return false
  }
  if (/^[-?:,[\]{}#&*!|>'"%@`=<]|^\.\.\.|: |:$| #/.test(text)) return false
  if (inFlow && /[,[\]{}]|:/.test(text)) return false
  return !/^(?:true|false|yes|no|on|off|null|~)$/i.test(text) && !isNumeric.test(text)
}

const isNumeric =
  /^[-+]?(?:\.?\d[\d_.:,]*(?:e[-+]?\d*)?|0[xob][\da-f_]+|\.inf|\.nan)$|^\d{4}-\d{1,2}-\d{1,2}(?:$|[Tt\s])/i
