/** The pictures that are rendered from the SVG masters in content/images (docs/re-branding.md). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

export interface Rendering {
  master: string
  file: string
  width: number
  /** The part of the master to render, as an SVG `viewBox`; by default all of it. */
  part?: string
}

export const renderings: readonly Rendering[] = [
  { master: 'hero.svg', file: 'hero.png', width: 2560 },
  { master: 'hero.svg', file: 'coach.png', width: 1280, part: '1316 976 480 360' },
]

export function render(folder: string, { master, part, width }: Rendering) {
  const svg = withColours(readFileSync(join(folder, master), 'utf8'))
  const source = part ? svg.replace(/viewBox="[^"]*"/, `viewBox="${part}"`) : svg
  const [, , partWidth, partHeight] =
    /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(source)?.slice(1) ?? []
  const height = (width * Number(partHeight)) / Number(partWidth)
  const sized = source.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`)
  return sharp(Buffer.from(sized))
    .removeAlpha()
    .png({ compressionLevel: 9, adaptiveFiltering: true })
}

/**
 * Replaces the names of a palette's colours, and mixtures of two, by their values: sharp knows
 * neither CSS variables nor `color-mix`.
 *
 * @throws Error for a name that the palette does not have
 */
export function withColours(svg: string): string {
  const palette = new Map(
    [...svg.matchAll(/--(\w+): (#[\da-f]{6});/gi)].map(([, name, hex]) => [name, hex] as const),
  )
  const hexOf = (name: string): string => {
    const hex = palette.get(name)
    if (!hex) throw new Error(`The drawing's palette has no --${name}.`)
    return hex
  }
  return svg
    .replace(
      /color-mix\(in srgb, var\(--(\w+)\), var\(--(\w+)\) (\d+)%\)/g,
      (_, one, other, share) => mixed(hexOf(one), hexOf(other), share / 100),
    )
    .replace(/var\(--(\w+)\)/g, (_, name) => hexOf(name))
}

const mixed = (one: string, other: string, share: number): string =>
  `rgb(${[1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round(from + (to - from) * share)
  })})`
