import { createHash } from 'node:crypto'
import sharp from 'sharp'

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

/** In px; narrow enough for any image viewer. */
const maxRowWidth = 12_000

/** A hash of a PNG as the browser made it. */
export const hashOf = (png: Buffer): string =>
  createHash('sha256').update(png).digest('hex').slice(0, 32)

/** The part of a sheet at a cell, as a PNG. */
export const cut = (sheet: string, { x: left, y: top, width, height }: Cell): Promise<Buffer> =>
  sharp(sheet, { limitInputPixels: false }).extract({ left, top, width, height }).png().toBuffer()

/**
 * Puts the screenshots of a component's states side by side. States mostly differ in a detail, and
 * the parts that a screenshot shares with its neighbour take almost no bytes.
 *
 * @returns a WebP without loss, of at most 256 colours: with fewer, an alert has another colour than on
 *   the screen. It is for eyes; the hashes in the cells decide whether a screenshot has changed
 */
export async function compose(
  sheet: string,
  screenshots: ReadonlyMap<string, Buffer>,
): Promise<Sheet> {
  const distinct: { screenshot: Buffer; cell: Cell }[] = []
  const cells: Cells = {}
  let [x, y, rowHeight] = [0, 0, 0]
  for (const [state, screenshot] of screenshots) {
    const hash = hashOf(screenshot)
    const same = distinct.find(({ cell }) => cell.hash === hash)
    if (same) {
      cells[state] = same.cell
      continue
    }
    const { width, height } = await sharp(screenshot).metadata()
    if (x > 0 && x + width > maxRowWidth) [x, y, rowHeight] = [0, y + rowHeight, 0]
    const cell = { sheet, x, y, width, height, hash }
    distinct.push({ screenshot, cell })
    cells[state] = cell
    x += width
    rowHeight = Math.max(rowHeight, height)
  }
  return { image: await toImage(distinct), cells }
}

async function toImage(parts: readonly { screenshot: Buffer; cell: Cell }[]): Promise<Buffer> {
  const width = Math.max(...parts.map(({ cell }) => cell.x + cell.width))
  const height = Math.max(...parts.map(({ cell }) => cell.y + cell.height))
  const fewColours = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(
      parts.map(({ screenshot, cell }) => ({ input: screenshot, left: cell.x, top: cell.y })),
    )
    .png({ palette: true, dither: 0, compressionLevel: 0 })
    .toBuffer()
  return sharp(fewColours).removeAlpha().webp({ lossless: true }).toBuffer()
}
