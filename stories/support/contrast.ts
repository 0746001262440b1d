/**
 * Returns the relative luminance of a colour, from 0 for black to 1 for white (WCAG 2.2).
 *
 * @param channels red, green and blue, 0 to 255
 */
export function relativeLuminance(channels: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(channels, (channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two luminances, in any order (WCAG 2.2). */
export const luminanceRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Returns the contrast ratio of two colours, from 1 for the same colour to 21 for black on white. */
export const contrastRatio = (one: string, other: string): number =>
  luminanceRatio(relativeLuminance(channelsOf(one)), relativeLuminance(channelsOf(other)))

/** Returns the channels, 0 to 255, of a colour like `#0d1f2b`, or like `rgb(13 31 43 / 64%)` over white. */
function channelsOf(colour: string): number[] {
  const hex = /^#(..)(..)(..)$/.exec(colour)
  if (hex) return hex.slice(1).map((pair) => Number.parseInt(pair, 16))
  const numbers = (colour.match(/\d+/g) ?? []).map(Number)
  const share = (numbers[3] ?? 100) / 100
  return numbers.slice(0, 3).map((channel) => 255 + (channel - 255) * share)
}
