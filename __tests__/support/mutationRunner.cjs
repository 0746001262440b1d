// @ts-check
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { default: TestRunner } = require('jest-runner')

/** @typedef {{ names: string[], duration: number }} Suite tests, and milliseconds, without a mutant */

/** The suite that noticed the last mutant, and will probably notice the next: it goes first. */
let lastToNotice = ''

/**
 * Loads only the suites that have a test to run, quick ones first, and none after the first that
 * notices the mutant. Stryker itself leaves out tests but loads every suite, and goes on to the end.
 */
module.exports = class MutationRunner extends TestRunner {
  /**
   * @override
   * @type {TestRunner['runTests']}
   */
  async runTests(tests, watcher, options) {
    // In Stryker's copy of the project; a worker that is started again reads it.
    const summary = join(process.cwd(), 'mutation-suites.json')
    /** @type {Record<string, Suite>} */
    const suites = existsSync(summary) ? JSON.parse(readFileSync(summary, 'utf8')) : {}
    const isFirstRun = Object.keys(suites).length === 0
    /** @param {{ path: string }} test */
    const durationOf = ({ path }) => (path === lastToNotice ? 0 : (suites[path]?.duration ?? 0))

    let isNoticed = false
    this.on('test-file-failure', () => {
      isNoticed = true
    })
    this.on('test-file-success', ([test, { numFailingTests, testResults, perfStats }]) => {
      isNoticed ||= numFailingTests > 0
      const names = testResults.map(({ fullName }) => fullName)
      suites[test.path] = { names, duration: perfStats.runtime }
    })

    const wanted = new RegExp(this._globalConfig.testNamePattern ?? '', 'i')
    const relevant = tests
      .filter(({ path }) => isFirstRun || suites[path]?.names.some((name) => wanted.test(name)))
      .sort((one, other) => durationOf(one) - durationOf(other))
    for (const test of relevant) {
      if (isNoticed) break
      await super.runTests([test], watcher, options)
      if (isNoticed) lastToNotice = test.path
    }
    if (isFirstRun) writeFileSync(summary, JSON.stringify(suites))
  }
}
