import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { root } from '../lib/run'

/** The file with a line for each reason why the last run of the browser tests has skipped something. */
export const notTried = join(root, 'test-results', 'not-tried.txt')

/** Playwright's reporter that writes that file, empty if nothing was skipped. */
export default class NotTried implements Reporter {
  private suite: Suite | undefined

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onEnd(): void {
    const reasons = (this.suite?.allTests() ?? [])
      .flatMap(({ annotations }) => annotations)
      .flatMap(({ type, description = '' }) =>
        type === 'skip' ? [`NOT TRIED: ${description}\n`] : [],
      )
    mkdirSync(dirname(notTried), { recursive: true })
    writeFileSync(notTried, [...new Set(reasons)].join(''))
  }
}
