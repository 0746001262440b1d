import type { ValuePath } from './path'

/** A mistake in the content: where it is, the line itself, what is wrong and what to do. */
export interface Finding {
  /** The file as the reader knows it, for example `content/home.yaml`. */
  readonly file: string
  /** Counted from 1, as editors do; a finding on a whole file has no line. */
  readonly line?: number
  readonly column?: number
  /** The text of the line. */
  readonly source?: string
  readonly message: string
  /** The value that it is about; without one for a file that is not YAML, and for a whole file. */
  readonly path?: ValuePath
}

const longestSource = 100

/**
 * A finding as it is printed: `file:line:column: message`, and the line itself below it, with a dot
 * for each character that nobody sees.
 */
export function printed({ file, line, column, source = '', message }: Finding): string {
  if (line === undefined) return `${file}: ${message}`
  const text = source.trim().replace(/[\p{Cc}\p{Cf}]/gu, '·')
  const shown = text.length > longestSource ? `${text.slice(0, longestSource)}…` : text
  return `${file}:${line}:${column}: ${message}${shown ? `\n    ${shown}` : ''}`
}

/** Where an offset of a text is, as an editor shows it, and the line it is in. */
export function positionIn(text: string, offset: number) {
  const before = text.slice(0, offset).split(lineEnd)
  const line = before.length
  return {
    line,
    column: (before.at(-1) ?? '').length + 1,
    source: text.split(lineEnd)[line - 1] ?? '',
  }
}

const lineEnd = /\r\n|\n|\r/

/** The lines of a text, each with the offset at which it starts. */
export function linesOf(text: string): { text: string; start: number }[] {
  let start = 0
  return text.split(/(\r\n|\n|\r)/).flatMap((part, index) => {
    const from = start
    start += part.length
    return index % 2 === 0 ? [{ text: part, start: from }] : []
  })
}

/** A mistake at an offset of the file's text. */
export interface Problem {
  readonly at: number
  readonly message: string
  /** As in a finding; of a missing key, where it would be. */
  readonly path?: ValuePath
}
