/** Returns the code points of a CSS unicode-range, such as `U+20-7E, U+A9`. */
export const codesIn = (ranges: string): number[] =>
  ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number(`0x${code}`))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
