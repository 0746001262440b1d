type Channels = [red: number, green: number, blue: number]

/** Returns the channels of `#rrggbb`, 0 to 255. */
function channelsOf(hex: string): Channels {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!digits) throw new Error(`"${hex}" is not a colour like #0d1f2b`)
  return [digits[1], digits[2], digits[3]].map((pair) =>
    Number.parseInt(pair ?? '', 16),
  ) as Channels
}

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

/**
 * Returns the visible colour of a translucent one over another.
 *
 * @param translucent for example `rgb(13 31 43 / 64%)`
 */
export function layOver(translucent: string, backdrop: string): string {
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(translucent)
  if (!parts) throw new Error(`"${translucent}" is not a colour like rgb(13 31 43 / 64%)`)
  const [red, green, blue, percent] = parts.slice(1).map(Number) as [...Channels, number]
  const below = channelsOf(backdrop)
  return `#${[red, green, blue]
    .map((channel, index) => (channel * percent + (below[index] ?? 0) * (100 - percent)) / 100)
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')}`
}
