import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../../tools/lib/run'
import { type Cells, compose, cut, hashOf } from './sheet'

export const baselineFolder = join(__dirname, 'baseline')

/** PNGs of one component or page: by variant (`wide-dark`), then by state (`invalid`). */
export type Screenshots = Map<string, Map<string, Buffer>>

type CellsByVariant = Record<string, Cells>

/**
 * Compares screenshots with the baseline, or replaces the baseline if Playwright runs with
 * `--update-snapshots all`. A screenshot is identical or has changed: one browser takes them all.
 * Fails with one line per difference, and writes the expected, actual and difference images to the
 * test's folder.
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
    for (const [state, actual] of states) {
      const cell = known[state]
      if (cell?.hash === hashOf(actual)) continue
      differences.push(`${state}, ${variant}: ${cell ? 'changed' : 'not in the baseline yet'}`)
      const expected = cell && (await cut(join(folder, cell.sheet), cell))
      await writeImages(info.outputPath(state, variant), actual, expected)
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
