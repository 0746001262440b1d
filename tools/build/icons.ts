import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { favicon, type SiteIcon, siteIcons } from '../../src/app/siteFiles'
import { light } from '../../src/theme/tokens'

/**
 * Renders the site's icons from the brand's.
 *
 * @param icon path of a square SVG file
 * @returns PNGs, and favicon.ico with 48 px
 * @throws the renderer's error where the SVG cannot be read
 */
export async function renderIcons(icon: string): Promise<Readonly<Record<SiteIcon, Buffer>>> {
  const svg = readFileSync(icon)
  const pngs = siteIcons.map(async ({ file, size, purpose }) => [
    file,
    await (purpose === 'maskable' ? maskable(svg, size) : renderSquare(svg, size)),
  ])
  return { ...Object.fromEntries(await Promise.all(pngs)), [favicon]: await ico(svg) }
}

/** Renders an SVG as a PNG of `size` by `size` px, transparent where the SVG is. */
export async function renderSquare(svg: Buffer, size: number): Promise<Buffer> {
  const { width, height } = await sharp(svg).metadata()
  // Rendered at twice the size, so that edges stay clean at any natural size, which is at 72 dpi.
  const density = (72 * 2 * size) / Math.max(width, height)
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(svg, { density: Math.min(2400, Math.max(1, density)) })
    .resize({ width: size, height: size, fit: 'contain', background })
    .png()
    .toBuffer()
}

/** The share of a maskable icon's width that every system shows. */
const safeShare = 0.8

/** An icon on a full square of its tile's colour, small enough for systems that cut circles. */
async function maskable(svg: Buffer, size: number): Promise<Buffer> {
  const inner = 2 * Math.floor((size * safeShare) / 2)
  const margin = (size - inner) / 2
  const square = sharp(await renderSquare(svg, size))
  const background = edgeColour(await square.raw().toBuffer(), size)
  return sharp(await renderSquare(svg, inner))
    .flatten({ background })
    .extend({ top: margin, left: margin, bottom: margin, right: margin, background })
    .png()
    .toBuffer()
}

/** Returns the colour in the middle of the upper edge, or the panels' colour if that is transparent. */
function edgeColour(pixels: Buffer, size: number) {
  const [r, g, b, alpha = 0] = pixels.subarray(2 * size, 2 * size + 4)
  return alpha > opaque ? { r, g, b } : light.surfaceRaised
}

/** The alpha from which people see something, of 255. */
const opaque = 128

/** In px. */
const icoSize = 48

/** One PNG behind a table of 22 bytes: https://en.wikipedia.org/wiki/ICO_(file_format) */
async function ico(svg: Buffer): Promise<Buffer> {
  const picture = await renderSquare(svg, icoSize)
  const start = [0, 0, 1, 0, 1, 0, icoSize, icoSize, 0, 0, 1, 0, 32, 0]
  const table = Buffer.concat([Buffer.from(start), Buffer.alloc(8)])
  table.writeUInt32LE(picture.length, 14)
  table.writeUInt32LE(table.length, 18)
  return Buffer.concat([table, picture])
}
