import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { root } from '../../scripts/lib/run'
import { type Cells, compose, cut, decode, encode, hashOf, type Pixels } from './sheet'

export const baselineFolder = join(__dirname, 'baseline')

/** Pictures of one component or page: by variant (`wide-dark`), then by state (`invalid`). */
export type Pictures = Map<string, Map<string, Pixels>>

type CellsByVariant = Record<string, Cells>

/** From 0 to 1, and a share of all pixels: far below 4 px of padding, above a dropped colour of the palette. */
const tolerance = { colour: 0.2, pixels: 0.002 }

/**
 * Compares pictures with those of the baseline, or takes them over where Playwright was asked to
 * update. Fails with a line per difference, and leaves the expected, the actual and the difference
 * picture of each in the test's folder.
 *
 * @param name folder in the baseline
 */
export async function expectPictures(name: string, taken: Pictures, info: TestInfo): Promise<void> {
  const folder = join(baselineFolder, name)
  if (info.config.updateSnapshots === 'all') return update(folder, taken)
  const cells = readCells(folder)
  const differences: string[] = []
  for (const [variant, pictures] of taken) {
    const known = cells[variant] ?? {}
    for (const [state, actual] of pictures) {
      const cell = known[state]
      if (cell?.hash === hashOf(actual)) continue
      const expected = cell && cut(await decode(readFileSync(join(folder, cell.sheet))), cell)
      const difference = differenceBetween(expected, actual)
      if (!difference) continue
      differences.push(`${state}, ${variant}: ${difference.words}`)
      const evidence = { expected, actual, difference: difference.pixels }
      await leave(info.outputPath(state, variant), evidence)
    }
    const gone = Object.keys(known).filter((state) => !pictures.has(state))
    differences.push(...gone.map((state) => `${state}, ${variant}: a picture, but no story`))
  }
  const unfilled = Object.keys(cells).filter((variant) => !taken.has(variant))
  differences.push(...unfilled.map((variant) => `${variant}: a sheet that no story fills`))
  const where = relative(root, info.outputDir)
  expect(differences, `${name} has another look; pictures in ${where}. ${remedy}`).toEqual([])
}

const remedy = 'Where this is meant: npm run visual:update, and look at what it changed.'

async function leave(
  folder: string,
  pictures: Readonly<Record<string, Pixels | undefined>>,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [kind, pixels] of Object.entries(pictures)) {
    if (pixels) writeFileSync(join(folder, `${kind}.png`), await encode(pixels))
  }
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
    const file = `${variant}.png`
    const sheet = await compose(file, pictures)
    const same = Object.values(cells).find((others) => hashesOf(others) === hashesOf(sheet.cells))
    cells[variant] = same ?? sheet.cells
    if (!same) writeFileSync(join(folder, file), sheet.png)
  }
  writeFileSync(join(folder, cellsFile), `${JSON.stringify(cells, null, 2)}\n`)
}

const hashesOf = (cells: Cells): string =>
  JSON.stringify(Object.entries(cells).map(([state, { hash }]) => [state, hash]))

const cellsFile = 'cells.json'

function readCells(folder: string): CellsByVariant {
  const file = join(folder, cellsFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
