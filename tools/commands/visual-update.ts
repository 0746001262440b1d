/**
 * `npm run visual:update`: takes the screenshots in __tests__/visual/baseline again; review them
 * before committing.
 */
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { baselineFolder } from '../../__tests__/visual/baseline'
import { filesIn } from '../lib/filesIn'
import { run, runMain } from '../lib/run'
import { screenshotOptions } from '../testing/browser'

/** The maximum size of the baseline in the repository, in bytes. */
const maxBytes = 8_000_000

runMain(async () => {
  if (!screenshotOptions()) {
    throw new Error('Screenshots can only be taken on Linux x64, where their browser runs.')
  }
  await run('tsx', ['tools/testing/buildForTests.ts', 'site'])
  await run('tsx', ['tools/testing/buildForTests.ts', 'storybook'])
  rmSync(baselineFolder, { recursive: true })
  mkdirSync(baselineFolder)
  await run('playwright', ['test', '--project', 'visual', '--update-snapshots', 'all'])

  const files = filesIn(baselineFolder)
  const bytes = files.reduce((sum, name) => sum + statSync(join(baselineFolder, name)).size, 0)
  console.log(`${files.length} files, ${(bytes / 1e6).toFixed(1)} MB of ${maxBytes / 1e6} MB`)
  if (bytes > maxBytes) {
    throw new Error('The baseline is too large for the repository: remove or merge stories.')
  }
})
