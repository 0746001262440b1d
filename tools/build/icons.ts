import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { type SiteIcon, siteIcons } from '../../src/app/siteFiles'
import { light } from '../../src/theme/tokens'

/**
 * Renders the site's icons from the brand's.
 *
 * @param icon path of a square SVG file
 * @returns PNGs, and favicon.ico with 16, 32 and 48 px
 * @throws the renderer's error where the SVG cannot be read
 */
export async function renderIcons(icon: string): Promise<Readonly<Record<SiteIcon, Buffer>>> {
  const svg = readFileSync(icon)
  const pngs = siteIcons.map(async ({ file, size, purpose }) => [
    file,
    await (purpose === 'maskable' ? maskable(svg, size) : render(svg, size).png().toBuffer()),
  ])
  return { ...Object.fromEntries(await Promise.all(pngs)), 'favicon.ico': await ico(svg) }
}

/** A square of `size` px, transparent where the SVG is. */
function render(svg: Buffer, size: number): Sharp {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  // Rendered at twice the size, so that edges stay clean at any natural size.
  return sharp(svg, { density: densityFor(svg, 2 * size) }).resize({
    width: size,
    height: size,
    fit: 'contain',
    background,
  })
}

/** Dots per inch at which an SVG is `size` px wide; at 72 it has its natural size. */
function densityFor(svg: Buffer, size: number): number {
  const [, width] = /viewBox="\S+ \S+ (\S+) \S+"/.exec(svg.toString()) ?? []
  return Math.min(2400, Math.max(1, (72 * size) / (Number(width) || 64)))
}

/** The radius, as a share of the width, within which no system cuts a maskable icon off. */
const safeRadius = 0.4

type Colour = Readonly<Record<'r' | 'g' | 'b', number>>

/** An icon on a full square of its tile's colour, small enough for systems that cut circles. */
async function maskable(svg: Buffer, size: number): Promise<Buffer> {
  const whole = await render(svg, size).raw().toBuffer()
  const background = edgeColour(whole, size)
  const scale = Math.min(1, (safeRadius * size) / reachOf(whole, size, background))
  const inner = Math.floor(size * scale)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  const picture = await render(svg, inner).flatten({ background }).png().toBuffer()
  return sharp(picture)
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png()
    .toBuffer()
}

/** The colour of a tile, from the middle of its upper edge; where there is none, the panels'. */
function edgeColour(pixels: Buffer, size: number): Colour {
  const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(2 * size, 2 * size + 4)
  return alpha > opaque ? { r, g, b } : hexColour(light.surfaceRaised)
}

/** The alpha, and the difference in a channel, from which people see something, of 255. */
const opaque = 128
const visible = 24

const hexColour = (hex: string): Colour => {
  const [r = 0, g = 0, b = 0] = Buffer.from(hex.slice(1), 'hex')
  return { r, g, b }
}

/** The greatest distance from the middle, in px, of a pixel that is not the background. */
function reachOf(pixels: Buffer, size: number, { r, g, b }: Colour): number {
  const middle = (size - 1) / 2
  let reach = 1
  for (let index = 0; index < size * size; index++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(4 * index, 4 * index + 4)
    const difference = Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b))
    if ((difference * alpha) / 255 <= visible) continue
    const distance = Math.hypot((index % size) - middle, Math.floor(index / size) - middle)
    reach = Math.max(reach, distance)
  }
  return reach
}

/** Sizes in px. */
const icoSizes = [16, 32, 48]

/** PNGs behind a table of 16 bytes for each: https://en.wikipedia.org/wiki/ICO_(file_format) */
async function ico(svg: Buffer): Promise<Buffer> {
  const pictures = await Promise.all(icoSizes.map((size) => render(svg, size).png().toBuffer()))
  const header = Buffer.from([0, 0, 1, 0, icoSizes.length, 0])
  let offset = header.length + 16 * icoSizes.length
  const entries = pictures.map((picture, index) => {
    const size = icoSizes[index] ?? 0
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += picture.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures])
}
