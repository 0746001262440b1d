/** Returns the code points of a CSS unicode-range, such as `U+20-7E, U+A9`. */
export const codesIn = (ranges: string): number[] =>
  [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, start = '', end = start]) => {
    const [from, to] = [Number.parseInt(start, 16), Number.parseInt(end, 16)]
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
