/** Characters that could control a terminal, a header or the text direction. */
const controls = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** One printable line: control characters and runs of white space become one space. */
export function singleLine(text: string): string {
  return text.replace(controls, ' ').replace(/\s+/g, ' ').trim()
}

/** At most `limit` characters; never splits a surrogate pair. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  const characters = Array.from(text)
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : text
}

/**
 * The code points in a CSS unicode-range.
 *
 * @param ranges for example `U+20-7E, U+A9`
 */
export const codesIn = (ranges: string): number[] =>
  ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number(`0x${code}`))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
