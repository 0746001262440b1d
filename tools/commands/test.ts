/**
 * `npm test`: runs every check, three at a time, and remembers those that have passed by their files.
 * `npm test -- visual budget` runs these and the checks they need; `wireit` in package.json lists them.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '@partner-site/content-model/files'
import { wireit } from '../../package.json'
import { root, runMain } from '../lib/run'
import { findBrowser } from '../testing/browser'

const names = process.argv.length > 2 ? process.argv.slice(2) : ['all']

const checks = Object.keys(wireit)
  .map((script) => script.replace('test:', ''))
  .filter((check) => !check.startsWith('files-of-') && check !== 'machine')

const skips = join(root, 'test-results', 'skipped')

runMain(async () => {
  const unknown = names.filter((name) => !checks.includes(name))
  if (unknown.length > 0) {
    throw new Error(`There is no check ${unknown.join(', ')}. There are ${checks.join(', ')}.`)
  }
  // Fail now rather than in the first check that needs it.
  if (!names.includes('quick-checks')) findBrowser()
  const start = Date.now()
  const failed = names.filter((name) => run(name) !== 0)
  const skipped = filesIn(skips)
    .map((file) => join(skips, file))
    .filter((file) => statSync(file).mtimeMs >= start)
    .map((file) => readFileSync(file, 'utf8').split('\n')[1])
  for (const why of new Set(skipped)) console.log(`NOT TRIED: ${why}`)
  const rest = skipped.length > 0 ? ' but what was not tried' : ''
  const passed = failed.length === 0
  console.log(passed ? `Everything${rest} has passed.` : 'FAILED: the checks with ❌ above.')
  process.exitCode = passed ? 0 : 1
})

function run(name: string): number | null {
  const { status } = spawnSync('npm', ['run', '--silent', `test:${name}`], {
    cwd: root,
    stdio: 'inherit',
    // On Windows npm is a script that only a shell can start.
    shell: process.platform === 'win32',
    env: {
      WIREIT_PARALLEL: '3',
      WIREIT_FAILURES: 'continue',
      // The cache would copy each build.
      WIREIT_CACHE: 'none',
      GATSBY_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...process.env,
    },
  })
  return status
}
