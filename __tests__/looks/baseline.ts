import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { root } from '../../scripts/run'
import { type Cell, compose, cut, decode, encode, hashOf, type Pixels } from './sheet'

export const baselineFolder = join(__dirname, 'baseline')

/** Pictures of one component or page: by variant (`wide-dark`), then by state (`invalid`). */
export type Pictures = Map<string, Map<string, Pixels>>

type CellsByVariant = Record<string, Record<string, Cell>>

/** From 0 to 1, and a share of all pixels: far below 4 px of padding, above a dropped colour of the palette. */
const tolerance = { colour: 0.2, pixels: 0.002 }

/**
 * Compares pictures with those of the baseline, or takes them over where Playwright was asked to
 * update. Each difference is an error of its own that names the folder with the expected, the actual
 * and the difference picture.
 *
 * @param name folder in the baseline
 */
export async function expectPictures(name: string, taken: Pictures, info: TestInfo): Promise<void> {
  const folder = join(baselineFolder, name)
  if (info.config.updateSnapshots === 'all') return update(folder, taken)
  const cells = readCells(folder)
  for (const [variant, pictures] of taken) {
    const known = cells[variant] ?? {}
    for (const [state, actual] of pictures) {
      const cell = known[state]
      if (cell?.hash === hashOf(actual)) continue
      const expected = cell && cut(await decode(readFileSync(join(folder, `${variant}.png`))), cell)
      await expectPicture(`${name}, ${state}, ${variant}`, expected, actual, info)
    }
    const gone = Object.keys(known).filter((state) => !pictures.has(state))
    expect
      .soft(gone, `${name}, ${variant}: states that have a picture but no story. ${how}`)
      .toEqual([])
  }
  const goneVariants = Object.keys(cells).filter((variant) => !taken.has(variant))
  expect.soft(goneVariants, `${name}: sheets that nothing fills any more. ${how}`).toEqual([])
}

const how = 'Where this is meant: npm run visual:update, and look at what it changed.'

async function expectPicture(
  what: string,
  expected: Pixels | undefined,
  actual: Pixels,
  info: TestInfo,
): Promise<void> {
  const difference = differenceBetween(expected, actual)
  if (!difference) return
  const pictures = { expected, actual, difference: difference.pixels }
  const folder = info.outputPath(what.replace(/, /g, '/'))
  mkdirSync(folder, { recursive: true })
  for (const [kind, pixels] of Object.entries(pictures)) {
    if (pixels) writeFileSync(join(folder, `${kind}.png`), await encode(pixels))
  }
  const where = relative(root, folder)
  expect.soft(difference.words, `${what}. Pictures: ${where}. ${how}`).toBe('the same')
}

function differenceBetween(
  expected: Pixels | undefined,
  actual: Pixels,
): { words: string; pixels?: Pixels } | undefined {
  if (!expected) return { words: 'there is no picture of it yet' }
  const { width, height } = actual
  if (expected.width !== width || expected.height !== height) {
    return { words: `${width} x ${height} px, before ${expected.width} x ${expected.height} px` }
  }
  const map = new Uint8Array(width * height * 4)
  const changed = pixelmatch(opaque(expected), opaque(actual), map, width, height, {
    threshold: tolerance.colour,
  })
  if (changed <= tolerance.pixels * width * height) return undefined
  return {
    words: `${changed} of ${width * height} px differ`,
    pixels: transparent(map, width, height),
  }
}

/** pixelmatch reads four channels. */
function opaque({ data }: Pixels): Uint8Array {
  const four = new Uint8Array((data.length / 3) * 4).fill(255)
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    four[to] = data[from] as number
    four[to + 1] = data[from + 1] as number
    four[to + 2] = data[from + 2] as number
  }
  return four
}

function transparent(four: Uint8Array, width: number, height: number): Pixels {
  const data = Buffer.from(four.filter((_, index) => index % 4 !== 3))
  return { width, height, data }
}

async function update(folder: string, taken: Pictures): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const cells: CellsByVariant = {}
  for (const [variant, pictures] of taken) {
    const sheet = await compose(pictures)
    cells[variant] = sheet.cells
    writeFileSync(join(folder, `${variant}.png`), sheet.png)
  }
  writeFileSync(join(folder, cellsFile), `${JSON.stringify(cells, null, 2)}\n`)
}

const cellsFile = 'cells.json'

function readCells(folder: string): CellsByVariant {
  const file = join(folder, cellsFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
