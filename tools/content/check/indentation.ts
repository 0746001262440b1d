import type { Document, YAMLParseError } from 'yaml'
import type { Problem } from './finding'

/** Where the parser of YAML stopped. */
export interface Place {
  /** The lines of the file, and the index of the one in which the parser stopped. */
  lines: { text: string; start: number }[]
  index: number
  text: string
  error: YAMLParseError
  document: Document
}

/** The line whose indentation fits neither neighbour. */
export function indentation({ lines, index }: Place): Problem | undefined {
  const isOdd = isOddBelow(lines, index)
  const odd = isOdd ? nextRead(lines, index) : index
  const line = lines[odd]
  if (!line) return undefined
  const above = lines.slice(0, odd).findLast(({ text }) => isRead(text))
  const below = lines[nextRead(lines, odd)]
  const counts = [
    `this line begins with ${spaces(line.text)}`,
    above && `the one above with ${spaces(above.text)}`,
    below && `the one below with ${spaces(below.text)}`,
  ].filter(Boolean)
  return atText(
    line,
    `The indentation is wrong here: ${counts.join(', ')}. Lines that belong together begin with the same number.`,
  )
}

/** Whether the next line is indented more, and the one after it is not. */
function isOddBelow(lines: Place['lines'], index: number): boolean {
  const next = nextRead(lines, index)
  const [own, first, second] = [index, next, nextRead(lines, next)].map((each) =>
    spaces(lines[each]?.text ?? ''),
  )
  return own === second && own !== first
}

const nextRead = (lines: Place['lines'], index: number): number =>
  lines.findIndex(({ text }, other) => other > index && isRead(text))

const isRead = (line: string): boolean => /^\s*[^\s#]/.test(line)

function spaces(line: string): string {
  const { length } = line.match(/^ */)?.[0] ?? ''
  return length === 1 ? '1 space' : `${length === 0 ? 'no' : length} spaces`
}

/** A problem at the first character of a line. */
export const atText = (
  { text, start }: { text: string; start: number },
  message: string,
): Problem => ({
  at: start + Math.max(0, text.search(/\S/)),
  message,
})
