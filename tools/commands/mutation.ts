/**
 * `npm run mutation`: changes the code of each folder in stryker.config.mjs in many small ways and
 * reports the changes that no test notices, in test-results/mutation; exits with 1 if fewer than 90 %
 * of them are noticed. `npm run mutation -- registration` tries one folder; options behind it are
 * Stryker's, such as `--mutate PATH`. What has not changed since the last run is not tried again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, runMain } from '../lib/run'

const [only, ...options] = process.argv.slice(2)

runMain(async () => {
  const { targets } = await import('../../stryker.config.mjs')
  const known = Object.keys(targets)
  if (only && !known.includes(only)) throw new Error(`There is no ${only}, only ${known}.`)
  const low: string[] = []
  for (const folder of only ? [only] : known) {
    forgetSurvivors(folder)
    await run('stryker', ['run', ...options], {
      MUTATION_TARGET: folder,
      // Enough for what a single change breaks; each takes part in hundreds of runs.
      HOSTILE_RUNS: '300',
      YAML_EDITS: '100',
      // In milliseconds: most mutants are noticed because something does not appear.
      ASYNC_TIMEOUT: '3000',
    }).catch(() => low.push(folder))
  }
  if (low.length > 0) throw new Error(`Below the score of stryker.config.mjs: ${low.join(', ')}.`)
})

/** The part of Stryker's cache that is changed here. */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

/** Stryker would not try a survivor again for a new test, if it changes code that runs on import. */
function forgetSurvivors(folder: string): void {
  const path = join(root, 'node_modules', '.cache', 'stryker', `${folder}.json`)
  if (!existsSync(path)) return
  const report: Report = JSON.parse(readFileSync(path, 'utf8'))
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter(({ status }) => /Killed|Timeout/.test(status))
  }
  writeFileSync(path, JSON.stringify(report))
}
