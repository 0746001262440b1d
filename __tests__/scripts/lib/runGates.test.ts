import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gate } from '../../../scripts/lib/gates'
import { reports, runGates } from '../../../scripts/lib/runGates'

const gate = (name: string, more: Partial<Gate> = {}): Gate => ({
  name,
  script: name,
  what: '',
  ...more,
})

/** Runs gates that print their name and take a few milliseconds; those in `broken` fail. */
async function runFake(gates: readonly Gate[], broken: readonly string[] = []) {
  const running = new Set<string>()
  const beside: Record<string, string[]> = {}
  const results = await runGates(gates, async ({ name }) => {
    beside[name] = [...running]
    running.add(name)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running.delete(name)
    return { code: broken.includes(name) ? 1 : 0, output: `${name}\nNOT TRIED: ${name}\n` }
  })
  return { results, beside }
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {})
})

test('two run at a time, in their order', async () => {
  const { beside } = await runFake(['a', 'b', 'c', 'd'].map((name) => gate(name)))
  expect(Object.keys(beside)).toEqual(['a', 'b', 'c', 'd'])
  expect(Object.values(beside).map(({ length }) => length)).toEqual([0, 1, 1, 1])
})

test('one that needs another waits for it, and lets those after it go first', async () => {
  const { beside, results } = await runFake([
    gate('build'),
    gate('pages', { needs: ['build'] }),
    gate('lint'),
  ])
  expect(Object.keys(beside)).toEqual(['build', 'lint', 'pages'])
  expect(results.map((result) => result.gate.name)).toEqual(['build', 'pages', 'lint'])
})

test('what runs alone comes when all others have ended', async () => {
  const { beside } = await runFake([
    gate('budget', { alone: true }),
    gate('lint'),
    gate('build'),
    gate('pages', { needs: ['build'] }),
  ])
  expect(Object.keys(beside)).toEqual(['lint', 'build', 'pages', 'budget'])
  expect(beside.budget).toEqual([])
})

test('what needs a failed one is not run, says so, and has failed', async () => {
  const { beside, results } = await runFake(
    [gate('build'), gate('pages', { needs: ['build'] })],
    ['build'],
  )
  expect(beside).not.toHaveProperty('pages')
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, 1],
    [0, 1],
  ])
  expect(results[1]?.notes).toEqual(['NOT RUN: pages, because build failed.'])
})

test('what a gate printed and did not do is kept', async () => {
  const { results } = await runFake([gate('engines')])
  expect(results).toMatchObject([
    {
      passed: 1,
      failed: 0,
      output: 'engines\nNOT TRIED: engines\n',
      notes: ['NOT TRIED: engines'],
    },
  ])
})

test.each([
  { counts: 'jest', report: { numPassedTests: 7, numFailedTests: 2 }, code: 1, tally: [7, 2] },
  { counts: 'jest', report: { numRuntimeErrorTestSuites: 1 }, code: 1, tally: [0, 1] },
  { counts: 'jest', report: { numPassedTests: 7 }, code: 1, tally: [7, 1] },
  { counts: 'playwright', report: { stats: { expected: 9 } }, code: 0, tally: [9, 0] },
  { counts: 'playwright', report: { stats: { expected: 9, flaky: 1 } }, code: 0, tally: [9, 1] },
] as const)('$counts reports $report: $tally', async ({ counts, report, code, tally }) => {
  const [result] = await runGates([gate('of-a-test', { counts })], async (_, file) => {
    mkdirSync(reports, { recursive: true })
    writeFileSync(file, JSON.stringify(report))
    return { code, output: '' }
  })
  rmSync(join(reports, 'of-a-test.json'))
  expect([result?.passed, result?.failed]).toEqual(tally)
})
