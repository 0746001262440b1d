/**
 * `npm test`: runs every gate and prints a summary. `npm test -- visual` runs one gate and those it
 * needs; `npm run test:quick` runs those that need no build and no browser. All gates together leave out
 * the content editor's tests if the change does not concern it, except in CI.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { pointAtSandbox } from '../build/sandboxed'
import { runMain } from '../lib/run'
import { findBrowser } from '../testing/browser'
import {
  changedFiles,
  concernsEditor,
  gates,
  gatesWithoutEditor,
  mainBranch,
  quickGates,
  selectGates,
} from '../testing/gates'
import { type Result, reports, runGates } from '../testing/runGates'

const names = process.argv.slice(2)

/** Whether a check that this machine cannot run is a failure. */
const mustTryAll = Boolean(process.env.REQUIRE_ALL)

const leavesOutEditor =
  names.length === 0 && !process.env.CI && !mustTryAll && !concernsEditor(changedFiles())

runMain(async () => {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const results = names.includes('--quick') ? await runGates(quickGates) : await runSelected()
  report(results)
})

async function runSelected(): Promise<Result[]> {
  const selected = leavesOutEditor ? gatesWithoutEditor : selectGates(gates, names)
  // Fails now, not in the first gate that needs it.
  findBrowser()
  pointAtSandbox()
  return runGates(selected)
}

/** A CI log may keep only its end, so the end of a failed gate's output is printed there again. */
const linesOfFailure = 60

function report(results: readonly Result[]): void {
  for (const { gate, output } of results.filter(({ failed }) => failed > 0)) {
    const end = output.trimEnd().split('\n').slice(-linesOfFailure)
    console.log(`\n=== FAILED: ${gate.name}, the end of its output\n${end.join('\n')}`)
    if (gate.remedy) console.log(gate.remedy)
  }
  console.log()
  for (const { gate, failed, seconds } of results) {
    const verdict = failed === 0 ? 'passed' : 'FAILED'
    console.log(`${verdict}  ${gate.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`)
  }
  const skipped = results.flatMap((result) => result.skipped)
  for (const why of new Set(skipped)) {
    const tests = skipped.filter((each) => each === why).length
    console.log(`\nNOT TRIED: ${why} (skipped: ${tests})`)
  }
  if (leavesOutEditor) {
    console.log(
      '\nLEFT TO CI: the tests of the content editor, because nothing that they use differs from ' +
        `${mainBranch}. \`npm test -- editor unit\` runs them.`,
    )
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  if (skipped.length > 0 && mustTryAll) console.log('\nREQUIRE_ALL is set: a skipped test fails.')
  const [failures, skips] = mustTryAll ? [failed + skipped.length, 0] : [failed, skipped.length]
  console.log(`\n${passed} passed, ${failures} failed${skips > 0 ? `, ${skips} skipped` : ''}`)
  process.exitCode = failures === 0 ? 0 : 1
}
