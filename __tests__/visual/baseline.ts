import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { root } from '../../scripts/lib/run'
import { type Cells, compose, cut, decode, encode, hashOf, type Pixels } from './sheet'

export const baselineFolder = join(__dirname, 'baseline')

/** PNGs of one component or page: by variant (`wide-dark`), then by state (`invalid`). */
export type Screenshots = Map<string, Map<string, Buffer>>

type CellsByVariant = Record<string, Cells>

/**
 * From 0 to 1, and a proportion of all pixels. Well below the effect of 4 px of padding, but above
 * that of the reduced palette.
 */
const tolerance = { colour: 0.2, pixels: 0.002 }

/**
 * Compares screenshots with the baseline, or replaces the baseline if Playwright runs with
 * `--update-snapshots all`. Fails with one line per difference, and writes the expected, actual
 * and difference images to the test's folder.
 *
 * @param name folder in the baseline
 */
export async function compareScreenshots(
  name: string,
  taken: Screenshots,
  info: TestInfo,
): Promise<void> {
  const folder = join(baselineFolder, name)
  if (info.config.updateSnapshots === 'all') return update(folder, taken)
  const cells = readCells(folder)
  const differences: string[] = []
  for (const [variant, states] of taken) {
    const known = cells[variant] ?? {}
    for (const [state, screenshot] of states) {
      const cell = known[state]
      if (cell?.hash === hashOf(screenshot)) continue
      const actual = await decode(screenshot)
      const expected = cell && cut(await decode(readFileSync(join(folder, cell.sheet))), cell)
      const difference = differenceBetween(expected, actual)
      if (!difference) continue
      differences.push(`${state}, ${variant}: ${difference.summary}`)
      const images = { expected, actual, difference: difference.pixels }
      await writeImages(info.outputPath(state, variant), images)
    }
    const gone = Object.keys(known).filter((state) => !states.has(state))
    differences.push(
      ...gone.map((state) => `${state}, ${variant}: in the baseline, but no such story`),
    )
  }
  const unused = Object.keys(cells).filter((variant) => !taken.has(variant))
  differences.push(...unused.map((variant) => `${variant}: in the baseline, but no longer used`))
  const where = relative(root, info.outputDir)
  expect(differences, `${name} has changed; images in ${where}. ${remedy}`).toEqual([])
}

const remedy = 'If this is intended, run `npm run visual:update` and review the changes.'

async function writeImages(
  folder: string,
  images: Readonly<Record<string, Pixels | undefined>>,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [kind, pixels] of Object.entries(images)) {
    if (pixels) writeFileSync(join(folder, `${kind}.png`), await encode(pixels))
  }
}

function differenceBetween(
  expected: Pixels | undefined,
  actual: Pixels,
): { summary: string; pixels?: Pixels } | undefined {
  if (!expected) return { summary: 'not in the baseline yet' }
  const { width, height } = actual
  if (expected.width !== width || expected.height !== height) {
    return { summary: `${width} x ${height} px, before ${expected.width} x ${expected.height} px` }
  }
  const map = new Uint8Array(width * height * 4)
  const changed = pixelmatch(opaque(expected), opaque(actual), map, width, height, {
    threshold: tolerance.colour,
  })
  if (changed <= tolerance.pixels * width * height) return undefined
  return {
    summary: `${changed} of ${width * height} px differ`,
    pixels: transparent(map, width, height),
  }
}

/** Adds the alpha channel that pixelmatch needs. */
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

async function update(folder: string, taken: Screenshots): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const cells: CellsByVariant = {}
  for (const [variant, states] of taken) {
    const file = `${variant}.webp`
    const sheet = await compose(file, states)
    const same = Object.values(cells).find((others) => hashesOf(others) === hashesOf(sheet.cells))
    cells[variant] = same ?? sheet.cells
    if (!same) writeFileSync(join(folder, file), sheet.image)
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
