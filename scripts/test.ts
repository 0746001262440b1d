/**
 * `npm test`: runs every gate and prints a summary. `npm test -- visual` runs one gate and those it
 * needs; `npm run test:quick` runs those that need no build and no browser.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser'
import { describeEngines, findEngines } from './lib/engines'
import { availableGates, gates, quickGates, selectGates } from './lib/gates'
import { root, runMain } from './lib/run'
import { type Result, reports, runGates } from './lib/runGates'
import { pointAtSandbox } from './lib/sandboxed'

const names = process.argv.slice(2)

/** The types of the queries; without this file a build must run first. */
const typesOfBuild = join(root, 'src', 'gatsby-types.d.ts')

runMain(async () => {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const results = names.includes('--quick') ? await runQuick() : await runSelected()
  report(results)
})

async function runSelected(): Promise<Result[]> {
  const engines = findEngines()
  const selected = selectGates(names.length > 0 ? gates : availableGates(engines), names)
  process.env.BROWSER_PATH ||= ensureBrowser()
  pointAtSandbox()
  const results = await runGates(selected)
  if (names.length === 0) console.log(`\n${describeEngines(engines)}`)
  return results
}

async function runQuick(): Promise<Result[]> {
  const built = existsSync(typesOfBuild) ? [] : await runGates(selectGates(gates, ['build-site']))
  return [...built, ...(await runGates(quickGates))]
}

/** A CI log may keep only its end, so the end of a failed gate's output is printed there again. */
const linesOfFailure = 60

/** Of each gate, at the very end. */
const mostFailures = 20

function report(results: readonly Result[]): void {
  for (const { gate, output } of results.filter(({ failed }) => failed > 0)) {
    const end = output.trimEnd().split('\n').slice(-linesOfFailure)
    console.log(`\n=== FAILED: ${gate.name}, the end of its output\n${end.join('\n')}`)
  }
  console.log()
  for (const { gate, failed, seconds } of results) {
    const verdict = failed === 0 ? 'passed' : 'FAILED'
    console.log(`${verdict}  ${gate.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`)
  }
  const notes = new Set(results.flatMap((result) => result.notes))
  if (notes.size > 0) console.log(`\n${[...notes].join('\n')}`)
  for (const { gate, failures } of results) {
    for (const failure of failures.slice(0, mostFailures)) console.log(`\n${gate.name}: ${failure}`)
    const more = failures.length - mostFailures
    if (more > 0) console.log(`\n${gate.name}: and ${more} more`)
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
