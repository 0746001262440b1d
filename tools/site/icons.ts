import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { favicon, icon, type SiteIcon, siteIcons, touchIcon } from '../../src/app/siteFiles'
import { light } from '../../src/theme/tokens'

/** The mark's share of an icon's width, and the radius of the icon's corners. */
const [markShare, cornerShare] = [0.75, 0.22]

/** In px. */
const icoSize = 48

/**
 * Makes the site's icons: the brand's mark on the surface of the light header, where its contrast is checked.
 *
 * @param file path of the mark, an SVG
 * @returns the icon as SVG, PNGs, and favicon.ico with 48 px
 * @throws the renderer's error where the mark cannot be read
 */
export async function renderIcons(file: string): Promise<Readonly<Record<SiteIcon, Buffer>>> {
  const mark = readFileSync(file)
  const pngs = siteIcons.map(async ({ file, size }) => [file, await renderIcon(mark, size)])
  return {
    ...Object.fromEntries(await Promise.all(pngs)),
    [icon]: scalableIcon(mark),
    // Phones round its corners themselves.
    [touchIcon.file]: await renderIcon(mark, touchIcon.size, 0),
    [favicon]: await ico(mark),
  }
}

/** An image instead of the mark's own elements, whose names and styles could meet others. */
const scalableIcon = (mark: Buffer): Buffer => {
  const [side, inset] = [100 * markShare, 50 * (1 - markShare)]
  const address = `data:image/svg+xml;base64,${mark.toString('base64')}`
  return tile(
    100,
    100 * cornerShare,
    `<image x="${inset}" y="${inset}" width="${side}" height="${side}" href="${address}"/>`,
  )
}

const tile = (size: number, radius: number, content = ''): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
      `<rect width="${size}" height="${size}" rx="${radius}" fill="${light.surfaceRaised}"/>${content}</svg>`,
  )

async function renderIcon(mark: Buffer, size: number, corner = cornerShare): Promise<Buffer> {
  const input = await renderSquare(mark, Math.round(size * markShare))
  return sharp(tile(size, size * corner))
    .composite([{ input }])
    .png()
    .toBuffer()
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

/** One PNG behind a table of 22 bytes: https://en.wikipedia.org/wiki/ICO_(file_format) */
async function ico(mark: Buffer): Promise<Buffer> {
  const picture = await renderIcon(mark, icoSize)
  const start = [0, 0, 1, 0, 1, 0, icoSize, icoSize, 0, 0, 1, 0, 32, 0]
  const table = Buffer.concat([Buffer.from(start), Buffer.alloc(8)])
  table.writeUInt32LE(picture.length, 14)
  table.writeUInt32LE(table.length, 18)
  return Buffer.concat([table, picture])
}
