import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { Finding } from './bench'

interface Row extends Finding {
  fault: string
  passed: boolean
}

/** Prints what became of the application under each fault, and the sums that must be 0. */
export default class TableReporter implements Reporter {
  private readonly rows: Row[] = []

  onTestEnd({ title, annotations }: TestCase, { status, errors, duration }: TestResult): void {
    const passed = status === 'passed'
    const found = annotations.find(({ type }) => type === 'finding')?.description
    const finding: Finding = found
      ? JSON.parse(found)
      : { seen: 'the bench broke off', mails: NaN, lost: true, twice: false, unexplained: true }
    this.rows.push({ fault: title, passed, ...finding })
    const mark = passed ? 'ok  ' : 'FAIL'
    console.log(`${mark}  ${title}  (${(duration / 1000).toFixed(1)} s)`)
    for (const { message } of errors) console.log(message)
  }

  onEnd(): void {
    const width = Math.max(...this.rows.map(({ fault }) => fault.length))
    console.log(`\n      ${'fault'.padEnd(width)}  mails  what the visitor sees`)
    for (const { fault, passed, mails, seen } of this.rows) {
      console.log(
        `${passed ? 'ok  ' : 'FAIL'}  ${fault.padEnd(width)}  ${String(mails).padStart(5)}  ${seen}`,
      )
    }
    const count = (property: 'lost' | 'twice' | 'unexplained') =>
      this.rows.filter((row) => row[property]).length
    console.log(
      `\nfaults tried ${this.rows.length}, applications lost ${count('lost')}, ` +
        `sent twice ${count('twice')}, unexplained screens ${count('unexplained')}`,
    )
  }

  printsToStdio(): boolean {
    return true
  }
}
