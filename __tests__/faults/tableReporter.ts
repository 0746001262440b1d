import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { type Finding, faultsOf, findingOf } from './findings'

interface Row extends Finding {
  fault: string
  passed: boolean
}

/** Prints the effect of each fault on the application, and the totals that must be 0. */
export default class TableReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? []
    const rows = tests.filter(hasTriedFaults).flatMap(rowsOf)
    if (rows.length === 0) return
    const width = Math.max(...rows.map(({ fault }) => fault.length))
    console.log(`\n      ${'fault'.padEnd(width)}  e-mails  what the visitor sees`)
    for (const { fault, passed, mails, seen } of rows) {
      console.log(
        `${passed ? 'ok  ' : 'FAIL'}  ${fault.padEnd(width)}  ${String(mails).padStart(7)}  ${seen}`,
      )
    }
    const count = (property: 'lost' | 'twice' | 'leftBehind' | 'unexplained') =>
      rows.filter((row) => row[property]).length
    console.log(
      `\nfaults tried ${rows.length}, applications lost ${count('lost')}, ` +
        `sent twice ${count('twice')}, left behind ${count('leftBehind')}, ` +
        `unexplained screens ${count('unexplained')}`,
    )
  }

  printsToStdio(): boolean {
    return true
  }
}

const hasTriedFaults = ({ parent, results }: TestCase): boolean =>
  parent.project()?.name === 'faults' && results.some(({ status }) => status !== 'skipped')

const unfinished: Finding = {
  seen: 'the test did not finish',
  mails: NaN,
  lost: true,
  twice: false,
  unexplained: true,
  asExpected: false,
}

/** A test that failed fails the faults that were not as expected; if all were, all of them. */
function rowsOf(test: TestCase): Row[] {
  const rows = faultsOf(test).map((fault) => ({
    fault,
    ...(findingOf(fault, test) ?? unfinished),
  }))
  const isExplained = rows.some(({ asExpected }) => !asExpected)
  const passed = test.outcome() === 'expected'
  return rows.map((row) => ({ ...row, passed: passed || (isExplained && row.asExpected) }))
}
