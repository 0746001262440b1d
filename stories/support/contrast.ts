type Channels = [red: number, green: number, blue: number]

/** The channels of `#rrggbb`, 0 to 255. */
function channelsOf(hex: string): Channels {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!digits) throw new Error(`"${hex}" is not a colour like #0d1f2b`)
  return [digits[1], digits[2], digits[3]].map((pair) =>
    Number.parseInt(pair ?? '', 16),
  ) as Channels
}

/** Brightness as the eye sees it, from 0 for black to 1 for white (WCAG 2.2, relative luminance). */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex)
    .map((channel) => channel / 255)
    .map((share) =>
      share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
    ) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 for the same colour to 21 for black on white; the order does not matter (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [relativeLuminance(one), relativeLuminance(other)].sort(
    (a, b) => a - b,
  ) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * The colour that shows when a translucent one lies over another.
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
