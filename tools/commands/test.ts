/**
 * `npm test`: runs every check, three at a time, and remembers those that have passed by their files.
 * `npm test -- visual` runs one check and those it needs; `wireit` in package.json lists them.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { wireit } from '../../package.json'
import { filesIn } from '../lib/filesIn'
import { root, runMain } from '../lib/run'
import { findBrowser } from '../testing/browser'

const [name = 'all', ...others] = process.argv.slice(2)

const checks = Object.keys(wireit)
  .map((script) => script.replace('test:', ''))
  .filter((check) => !check.startsWith('files-of-'))

/** Where a check writes why it has skipped something (__tests__/support/tryOnly.ts). */
const skips = join(root, 'test-results', 'skipped')

runMain(async () => {
  if (others.length > 0 || !checks.includes(name)) {
    throw new Error(`npm test -- NAME takes one of ${checks.join(', ')}.`)
  }
  // Fails now, not in the first check that needs it.
  if (name !== 'quick-checks') findBrowser()
  const start = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', `test:${name}`], {
    cwd: root,
    stdio: 'inherit',
    // On Windows npm is a script that only a shell can start.
    shell: process.platform === 'win32',
    env: {
      WIREIT_PARALLEL: '3',
      WIREIT_FAILURES: 'continue',
      // It would copy each build.
      WIREIT_CACHE: 'none',
      GATSBY_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...process.env,
    },
  })
  const skipped = filesIn(skips)
    .map((file) => join(skips, file))
    .filter((file) => statSync(file).mtimeMs >= start)
    .map((file) => readFileSync(file, 'utf8').split('\n')[1])
  for (const why of new Set(skipped)) console.log(`NOT TRIED: ${why}`)
  const rest = skipped.length > 0 ? ' but what was not tried' : ''
  console.log(status === 0 ? `Everything${rest} has passed.` : 'FAILED: the checks with ❌ above.')
  process.exitCode = status === 0 ? 0 : 1
})
