/** Words as they may be parted by a line break: several spaces in a row stay within a line. */
const wordsOf = (text: string): string[] => text.match(/[^ ]+(?: {2,}[^ ]+)*/g) ?? []

/**
 * Breaks a text into lines.
 *
 * @param before the lines that it had: those above and below a change are kept
 */
export function wrapped(text: string, width: number, before: readonly string[] = []): string[] {
  const words = wordsOf(text)
  const lines = before.map(wordsOf)
  if (lines.length === 0) return filled(words, width)
  const old = lines.flat()
  const most = Math.min(old.length, words.length)
  let same = 0
  while (same < most && old[same] === words[same]) same += 1
  let sameBelow = 0
  while (sameBelow < most - same && old.at(-1 - sameBelow) === words.at(-1 - sameBelow)) {
    sameBelow += 1
  }
  const first = lineOf(lines, same)
  const last = Math.max(first, lineOf(lines, old.length - sameBelow - 1))
  const above = lines.slice(0, first)
  const below = lines.slice(last + 1)
  const middle = words.slice(above.flat().length, words.length - below.flat().length)
  return [...before.slice(0, first), ...filled(middle, width), ...before.slice(last + 1)]
}

/** The line of a word, counted over all lines; the last one for a word behind them. */
function lineOf(lines: readonly string[][], word: number): number {
  let end = 0
  const index = lines.findIndex((line) => {
    end += line.length
    return word < end
  })
  return index < 0 ? lines.length - 1 : index
}

function filled(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${line} ${word}`
    } else lines.push(word)
  }
  return lines
}
