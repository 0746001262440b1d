/**
 * `npm test`: runs every check, three at a time, and remembers those that have passed.
 * `npm test -- unit budget` runs these, with the builds that they need. What stands behind a second
 * `--` goes to Jest (`unit`) or Playwright (`browser`): `npm test -- browser -- --project=journeys`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { wireit } from '../../package.json'
import { root, runMain } from '../lib/run'
import { findBrowser, findInstalledBrowser } from '../testing/browser'
import { notTried } from '../testing/notTried'
import { findEngines, findNginx } from '../testing/programs'

const checks = Object.keys(wireit)
  .map((script) => script.replace('test:', ''))
  .filter((check) => !['inputs', 'prepared'].includes(check))

runMain(async () => {
  const { names, args } = parse(process.argv.slice(2))
  const usesBrowser = names.some((name) => ['all', 'browser', 'budget'].includes(name))
  // Fail now rather than in the first check that needs it.
  if (usesBrowser) findBrowser()
  const failed = names.filter((name) => run(name, args) !== 0)
  if (failed.length > 0) {
    console.log('FAILED: the checks with ❌ above.')
    process.exitCode = 1
    return
  }
  const skipped = usesBrowser && existsSync(notTried) ? readFileSync(notTried, 'utf8') : ''
  process.stdout.write(skipped)
  console.log(`Everything${skipped && ' but what was not tried'} has passed.`)
})

function parse(words: readonly string[]) {
  const end = words.includes('--') ? words.indexOf('--') : words.length
  const names = end === 0 ? ['all'] : words.slice(0, end)
  const args = words.slice(end + 1)
  const unknown = names.filter((name) => !checks.includes(name))
  if (unknown.length > 0) {
    throw new Error(`There is no check ${unknown.join(', ')}. There are ${checks.join(', ')}.`)
  }
  if (args.length > 0 && names.join() !== 'unit' && names.join() !== 'browser') {
    throw new Error(
      `Only unit (Jest) and browser (Playwright) take what is behind the second --, each alone: ` +
        `npm test -- unit -- ${args.join(' ')}`,
    )
  }
  return { names, args }
}

function run(name: string, args: readonly string[]): number | null {
  const { status } = spawnSync('npm', ['run', '--silent', `test:${name}`, '--', ...args], {
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
      MACHINE: machine(),
    },
  })
  return status
}

/** In what machines differ for the checks: an input of each, so that none is remembered on another. */
function machine(): string {
  const { firefox, webkit } = findEngines()
  const programs = { chromium: findInstalledBrowser(), firefox, ...webkit, ...findNginx() }
  const installed = Object.values(programs).map((path) => path && [path, statSync(path).mtimeMs])
  const { REQUIRE_ALL, BROWSER_PATH } = process.env
  return JSON.stringify({ installed, REQUIRE_ALL, BROWSER_PATH })
}
