/** `npm run visual:update`: takes the pictures in __tests__/looks/baseline anew, to be looked at before they are committed. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ensureBrowser } from './browser'
import { root, run, runMain } from './run'
import { useSandboxAddresses } from './sandboxed'

const baseline = join(root, '__tests__', 'looks', 'baseline')

/** The most that the pictures may weigh in the repository, in bytes. */
const limit = 15_000_000

runMain(async () => {
  process.env.BROWSER_PATH = ensureBrowser()
  await useSandboxAddresses()
  await mustSucceed('gatsby', ['build'])
  await mustSucceed('storybook', ['build', '--quiet'])
  rmSync(baseline, { recursive: true, force: true })
  await mustSucceed('playwright', [
    'test',
    '--config',
    '__tests__/looks',
    '--update-snapshots',
    'missing',
  ])
  const sizes = await Promise.all(pictures().map(shrink))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`${sizes.length} pictures, ${(total / 1e6).toFixed(1)} MB of ${limit / 1e6} MB`)
  if (total > limit) throw new Error('That is too much for the repository: drop or merge stories.')
})

async function mustSucceed(program: string, args: readonly string[]): Promise<void> {
  const code = await run(program, args)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with exit code ${code}.`)
}

function pictures(): string[] {
  return readdirSync(baseline, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => join(baseline, file))
}

/** Keeps at most 256 colours: a third of the bytes, and far within the comparison's tolerance. */
async function shrink(file: string): Promise<number> {
  const small = await sharp(readFileSync(file))
    .png({ palette: true, effort: 7, dither: 0 })
    .toBuffer()
  writeFileSync(file, small)
  return small.length
}
