import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gate } from '../gates'
import { readTestReport, reports, runGates } from '../runGates'

const gate = (name: string, more: Partial<Gate> = {}): Gate => ({ name, command: name, ...more })

/** Runs gates that print their name and take a few milliseconds; those in `failing` fail. */
async function runFake(gates: readonly Gate[], failing: readonly string[] = []) {
  const running = new Set<string>()
  const alongside: Record<string, string[]> = {}
  const results = await runGates(gates, async ({ name }) => {
    alongside[name] = [...running]
    running.add(name)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running.delete(name)
    return { code: failing.includes(name) ? 1 : 0, output: `${name}\n` }
  })
  return { results, alongside }
}

beforeEach(() => {
  mkdirSync(reports, { recursive: true })
  jest.spyOn(console, 'log').mockImplementation(() => {})
})

test('one that mostly waits runs beside two others, but not before them', async () => {
  const { alongside } = await runFake([
    gate('a'),
    gate('b'),
    gate('waiting', { waits: true }),
    gate('also waiting', { waits: true }),
    gate('c'),
    gate('last', { waits: true }),
  ])
  expect(Object.keys(alongside).slice(0, 3)).toEqual(['a', 'b', 'waiting'])
  expect(alongside.waiting).toEqual(['a', 'b'])
  expect(alongside.c).toHaveLength(2)
  expect(alongside['also waiting']).not.toContain('waiting')
  expect(Object.keys(alongside).at(-1)).toBe('last')
})

test('a gate that needs another waits for it, and later ones go first', async () => {
  const { alongside, results } = await runFake([
    gate('build'),
    gate('pages', { needs: ['build'] }),
    gate('lint'),
  ])
  expect(Object.keys(alongside)).toEqual(['build', 'lint', 'pages'])
  expect(results.map((result) => result.gate.name)).toEqual(['build', 'pages', 'lint'])
})

test('a gate that needs a failed one does not run, says so and counts as failed', async () => {
  const { alongside, results } = await runFake(
    [gate('build'), gate('pages', { needs: ['build'] })],
    ['build'],
  )
  expect(alongside).not.toHaveProperty('pages')
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, 1],
    [0, 1],
  ])
  expect(results[1]?.output).toBe('Not run, because build failed.')
})

test('a gate of Jest fails if a test leaves something running, although all tests pass', async () => {
  const output = 'Tests: 2 passed, 2 total\nA worker process has failed to exit gracefully and …'
  const [result] = await runGates([gate('leak')], async () => ({ code: 0, output }))
  expect(result).toMatchObject({ failed: 1, output })
})

/** Calls back with the path of a report that has this text. */
function withReport<Result>(text: string, use: (file: string) => Result): Result {
  const file = join(reports, 'of-a-test.json')
  writeFileSync(file, text)
  const result = use(file)
  rmSync(file)
  return result
}

const read = (report: unknown) => withReport(JSON.stringify(report), readTestReport)

test("counts Jest's tests, and names those that were not run", () => {
  const assertionResults = ['passed', 'pending'].map((status) => ({ fullName: 'a sum', status }))
  const report = { numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }
  expect(read({ ...report, testResults: [{ assertionResults }] })).toEqual({
    passed: 1,
    failed: 2,
    skipped: ['a sum: pending'],
  })
})

test("counts Playwright's tests, a flaky one as failed, and says why one was skipped", () => {
  const annotations = [{ type: 'skip', description: 'no menu' }]
  const specs = ['expected', 'skipped'].map((status) => ({
    title: status,
    tests: [{ status, annotations }],
  }))
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [{ suites: [{ specs }] }],
  }
  expect(read(report)).toEqual({ passed: 1, failed: 2, skipped: ['no menu'] })
})

test.each(['{"numPassedTests":', '{}', ''])('a report of %j counts nothing', (text) => {
  expect(withReport(text, readTestReport)).toEqual({ passed: 0, failed: 0, skipped: [] })
})

test('a gate whose command fails has a failure, although its report has none', async () => {
  const [result] = await runGates([gate('of-a-test', { counts: 'jest' })], async (_, file) => {
    writeFileSync(file, '{ "numPassedTests": 7 }')
    return { code: 1, output: '' }
  })
  rmSync(join(reports, 'of-a-test.json'))
  expect([result?.passed, result?.failed]).toEqual([7, 1])
})
