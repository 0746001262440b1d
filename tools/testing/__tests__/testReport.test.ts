import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTestReport } from '../runGates'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A report with this text. */
function read(text: string) {
  const file = join(folder, 'report.json')
  writeFileSync(file, text)
  return readTestReport(file)
}

test("a failed test of Jest's is named in a line, with what was expected and received", () => {
  const why =
    'Error: \u001b[2mexpect(\u001b[22mreceived)\n\nExpected: 3\nReceived: 2\n    at Object.toBe (sum.ts:1)'
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { message: '● Test suite failed to run\n\n  Cannot find "x"', assertionResults: [] },
      {
        message: 'a sum › is right',
        assertionResults: [
          { fullName: 'a sum is right', status: 'failed', failureMessages: [why] },
          { fullName: 'a sum is', status: 'passed', failureMessages: [] },
          { fullName: 'a sum was', status: 'pending', failureMessages: [] },
        ],
      },
    ],
  }
  expect(read(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      '● Test suite failed to run Cannot find "x"',
      'a sum is right: Error: expect(received) Expected: 3 Received: 2',
    ],
    skipped: ['a sum was: pending'],
  })
})

test("a failed test of Playwright's is named with its groups and its first error", () => {
  const error = (message: string) => ({ message: `\u001b[31m${message}\u001b[39m\n    at x.ts:1` })
  const spec = (title: string, status: string, errors: object[] = []) => ({
    title,
    tests: [
      { status, annotations: [{ type: 'skip', description: 'no menu' }], results: [{ errors }] },
    ],
  })
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [error('Error: no server')],
    suites: [
      {
        title: 'menu.ts',
        specs: [spec('sometimes', 'flaky', [error('Error: late')]), spec('never', 'skipped')],
        suites: [
          {
            title: 'a menu',
            specs: [
              spec('opens', 'unexpected', [error('Error: closed'), error('Error: more')]),
              spec('closes', 'expected'),
            ],
          },
        ],
      },
    ],
  }
  expect(read(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'Error: no server',
      'menu.ts › sometimes: Error: late',
      'menu.ts › a menu › opens: Error: closed',
    ],
    skipped: ['no menu'],
  })
})

test('a long reason is cut', () => {
  const assertion = { fullName: 'a', status: 'failed', failureMessages: ['b'.repeat(9_000)] }
  const { failures } = read(
    JSON.stringify({ testResults: [{ message: '', assertionResults: [assertion] }] }),
  )
  expect(failures).toEqual([`a: ${'b'.repeat(397)}`])
})

test.each(['{"numPassedTests":', '{}', ''])('a report of %j counts nothing', (text) => {
  expect(read(text)).toEqual({ passed: 0, failed: 0, failures: [], skipped: [] })
})
