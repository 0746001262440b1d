import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../../tools/lib/run'

export const baselineFolder = join(__dirname, 'baseline')

/** PNGs of one component or page, by variant and state: `wide-dark/invalid`. */
export type Screenshots = ReadonlyMap<string, Buffer>

/** Where a screenshot is in its sheet, in px. */
interface Cell {
  x: number
  y: number
  width: number
  height: number
  /** `hashOf` the screenshot. */
  hash: string
}

/** By variant and state; those that look the same share a cell. */
type Cells = Record<string, Cell>

/**
 * Compares screenshots with the baseline, or replaces the baseline if Playwright runs with
 * `--update-snapshots all`. A screenshot is identical or has changed: one browser takes them all.
 * Fails with one line per difference, and writes the expected, actual and difference images to the
 * test's folder.
 *
 * @param name of the sheet in the baseline, and of its cells
 */
export async function compareScreenshots(
  name: string,
  taken: Screenshots,
  info: TestInfo,
): Promise<void> {
  const sheet = join(baselineFolder, `${name}.webp`)
  if (info.config.updateSnapshots === 'all') {
    const sorted = new Map([...taken].sort(([one], [other]) => (one < other ? -1 : 1)))
    writeFileSync(sheet, await compose(sorted))
    return
  }
  const known = existsSync(sheet) ? await cellsOf(sheet) : {}
  const gone = Object.keys(known).filter((key) => !taken.has(key))
  const differences = gone.map((key) => `${key}: in the baseline, but no such story`)
  for (const [key, actual] of taken) {
    const cell = known[key]
    if (cell?.hash === hashOf(actual)) continue
    differences.push(`${key}: ${cell ? 'changed' : 'not in the baseline yet'}`)
    await writeImages(info.outputPath(key), actual, cell && (await cut(sheet, cell)))
  }
  const where = relative(root, info.outputDir)
  expect(differences, `${name} has changed; images in ${where}. ${remedy}`).toEqual([])
}

const remedy = 'If this is intended, run `npm run visual:update` and review the changes.'

/** A hash of a PNG as the browser made it. */
const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, 32)

/** Some sheets are larger than sharp takes from strangers. */
const openSheet = (sheet: string) => sharp(sheet, { limitInputPixels: false })

/** The cells of a sheet, which `compose` has written into its XMP. */
async function cellsOf(sheet: string): Promise<Cells> {
  const { xmpAsString } = await openSheet(sheet).metadata()
  if (!xmpAsString) throw new Error(`${relative(root, sheet)} has no cells. ${remedy}`)
  return JSON.parse(xmpAsString)
}

/** The part of a sheet at a cell, as a PNG. */
const cut = (sheet: string, { x: left, y: top, width, height }: Cell): Promise<Buffer> =>
  openSheet(sheet).extract({ left, top, width, height }).png().toBuffer()

/** The expected image has few colours, so the difference of equal pixels is not quite black. */
async function writeImages(folder: string, actual: Buffer, expected?: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'actual.png'), actual)
  if (!expected) return
  writeFileSync(join(folder, 'expected.png'), expected)
  const { width, height } = await sharp(actual).metadata()
  await sharp(expected)
    .resize(width, height, { fit: 'contain', position: 'left top' })
    .composite([{ input: actual, blend: 'difference' }])
    .toFile(join(folder, 'difference.png'))
}

/** In px; narrow enough for any image viewer. */
const maxRowWidth = 12_000

/** Places screenshots side by side in rows. */
async function cellsFor(screenshots: Screenshots): Promise<Cells> {
  const cells: Cells = {}
  let [x, y, rowHeight] = [0, 0, 0]
  for (const [key, screenshot] of screenshots) {
    const hash = hashOf(screenshot)
    const same = Object.values(cells).find((cell) => cell.hash === hash)
    if (same) {
      cells[key] = same
      continue
    }
    const { width, height } = await sharp(screenshot).metadata()
    if (x > 0 && x + width > maxRowWidth) [x, y, rowHeight] = [0, y + rowHeight, 0]
    cells[key] = { x, y, width, height, hash }
    x += width
    rowHeight = Math.max(rowHeight, height)
  }
  return cells
}

/**
 * Draws the sheet of all states in all variants. States mostly differ in a detail, and the parts that
 * a screenshot shares with its neighbour take almost no bytes.
 *
 * @returns a WebP without loss, of at most 256 colours. It is for eyes; the hashes in the cells, which
 *   are in its XMP, decide whether a screenshot has changed
 */
async function compose(screenshots: Screenshots): Promise<Buffer> {
  const cells = await cellsFor(screenshots)
  const all = Object.values(cells)
  const width = Math.max(...all.map((cell) => cell.x + cell.width))
  const height = Math.max(...all.map((cell) => cell.y + cell.height))
  const parts = [...screenshots].map(([key, input]) => {
    return { input, left: cells[key]?.x ?? 0, top: cells[key]?.y ?? 0 }
  })
  const fewColours = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(parts)
    .png({ palette: true, dither: 0, compressionLevel: 0 })
    .toBuffer()
  return sharp(fewColours, { limitInputPixels: false })
    .removeAlpha()
    .webp({ lossless: true })
    .withXmp(JSON.stringify(cells))
    .toBuffer()
}
