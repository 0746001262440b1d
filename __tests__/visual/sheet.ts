import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** Pixels as red, green and blue, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Buffer
}

/** The position of a screenshot in a sheet, in px. */
export interface Cell {
  /** Name of the sheet's file; variants that look the same share one. */
  sheet: string
  x: number
  y: number
  width: number
  height: number
  /** `hashOf` the screenshot. */
  hash: string
}

/** By state; states that look the same share a cell. */
export type Cells = Record<string, Cell>

export interface Sheet {
  image: Buffer
  cells: Cells
}

const channels = 3

/** In px; narrow enough for any image viewer. */
const maxRowWidth = 12_000

export async function decode(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

export function encode({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer()
}

/** A hash of a PNG as the browser made it, which is faster than decoding it. */
export const hashOf = (png: Buffer): string =>
  createHash('sha256').update(png).digest('hex').slice(0, 32)

/** The part of a sheet at a cell. */
export function cut({ width, data }: Pixels, cell: Cell): Pixels {
  const row = (y: number) => {
    const from = ((cell.y + y) * width + cell.x) * channels
    return data.subarray(from, from + cell.width * channels)
  }
  const rows = Array.from({ length: cell.height }, (_, y) => row(y))
  return { width: cell.width, height: cell.height, data: Buffer.concat(rows) }
}

/**
 * Puts the screenshots of a component's states side by side. States mostly differ in a detail, and
 * the parts that a screenshot shares with its neighbour take almost no bytes.
 *
 * @returns a WebP without loss, of at most 64 colours: an eighth of the bytes of a PNG of all
 *   colours, and well within the tolerance
 */
export async function compose(
  sheet: string,
  screenshots: ReadonlyMap<string, Buffer>,
): Promise<Sheet> {
  const distinct: { pixels: Pixels; cell: Cell }[] = []
  const cells: Cells = {}
  let [x, y, rowHeight] = [0, 0, 0]
  for (const [state, screenshot] of screenshots) {
    const hash = hashOf(screenshot)
    const same = distinct.find(({ cell }) => cell.hash === hash)
    if (same) {
      cells[state] = same.cell
      continue
    }
    const pixels = await decode(screenshot)
    const { width, height } = pixels
    if (x > 0 && x + width > maxRowWidth) [x, y, rowHeight] = [0, y + rowHeight, 0]
    const cell = { sheet, x, y, width, height, hash }
    distinct.push({ pixels, cell })
    cells[state] = cell
    x += width
    rowHeight = Math.max(rowHeight, height)
  }
  return { image: await toImage(distinct), cells }
}

async function toImage(parts: readonly { pixels: Pixels; cell: Cell }[]): Promise<Buffer> {
  const width = Math.max(...parts.map(({ cell }) => cell.x + cell.width))
  const height = Math.max(...parts.map(({ cell }) => cell.y + cell.height))
  const fewColours = await sharp({ create: { width, height, channels, background: 'white' } })
    .composite(
      parts.map(({ pixels, cell }) => ({
        input: pixels.data,
        raw: { width: pixels.width, height: pixels.height, channels },
        left: cell.x,
        top: cell.y,
      })),
    )
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 0 })
    .toBuffer()
  return sharp(fewColours).removeAlpha().webp({ lossless: true }).toBuffer()
}
