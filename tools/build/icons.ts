import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { favicon, type SiteIcon, siteIcons } from '../../src/app/siteFiles'

/**
 * Renders the site's icons from the brand's.
 *
 * @param icon path of a square SVG file
 * @returns PNGs, and favicon.ico with 48 px
 * @throws the renderer's error where the SVG cannot be read
 */
export async function renderIcons(icon: string): Promise<Readonly<Record<SiteIcon, Buffer>>> {
  const svg = readFileSync(icon)
  const pngs = siteIcons.map(async ({ file, size }) => [file, await renderSquare(svg, size)])
  return { ...Object.fromEntries(await Promise.all(pngs)), [favicon]: await ico(svg) }
}

/** Renders an SVG as a PNG of `size` by `size` px, transparent where the SVG is. */
async function renderSquare(svg: Buffer, size: number): Promise<Buffer> {
  const { width, height } = await sharp(svg).metadata()
  // Rendered at twice the size, so that edges stay clean at any natural size, which is at 72 dpi.
  const density = (72 * 2 * size) / Math.max(width, height)
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(svg, { density: Math.min(2400, Math.max(1, density)) })
    .resize({ width: size, height: size, fit: 'contain', background })
    .png()
    .toBuffer()
}

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
