import { lineEndAt } from './places'

export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** @param splices in any order; none overlaps another */
export function spliced(text: string, splices: readonly Splice[]): string {
  const ordered = [...splices].sort((one, other) => one.start - other.start)
  let result = ''
  let end = 0
  for (const splice of ordered) {
    result += text.slice(end, splice.start) + splice.text
    end = splice.end
  }
  return result + text.slice(end)
}

/** Whole lines before the line that starts at an offset. */
export function insertedLines(text: string, at: number, lines: readonly string[]): Splice {
  if (lines.length === 0) return { start: at, end: at, text: '' }
  const lineEnd = lineEndAt(text, at)
  // The last line keeps having no line end.
  const isOpen = at > 0 && text[at - 1] !== '\n'
  const joined = lines.join(lineEnd)
  return { start: at, end: at, text: isOpen ? lineEnd + joined : joined + lineEnd }
}

/** Replaces whole lines; of the last line without a line end, the one above becomes that. */
export function replacedLines(
  text: string,
  start: number,
  end: number,
  lines: readonly string[],
): Splice {
  const lineEnd = lineEndAt(text, start)
  const isOpen = end > 0 && text[end - 1] !== '\n'
  if (lines.length > 0) return { start, end, text: lines.join(lineEnd) + (isOpen ? '' : lineEnd) }
  if (!isOpen || start === 0) return { start, end, text: '' }
  return { start: start - (text[start - 2] === '\r' ? 2 : 1), end, text: '' }
}
