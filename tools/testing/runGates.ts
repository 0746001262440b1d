import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../lib/run'
import type { Gate } from './gates'

export interface Result {
  gate: Gate
  passed: number
  failed: number
  seconds: number
  /** What its command printed, or why it did not run. */
  output: string
  /** For each skipped test, why. */
  skipped: readonly string[]
}

export const reports = join(root, 'test-results')

/** Maximum number of gates at a time: while one waits for a page, another works. */
const atOnce = { works: 2, waits: 1 }

/**
 * Runs gates in parallel, each after the gates it needs have passed, and prints the output of each
 * when it finishes.
 *
 * @param runCommand runs a gate's command, which writes its report, if any, to the given file
 * @returns a result for each gate, in the given order
 */
export async function runGates(
  gates: readonly Gate[],
  runCommand: RunCommand = runInShell,
): Promise<Result[]> {
  const results = new Map<string, Result>()
  const running = new Map<string, Promise<void>>()
  while (results.size < gates.length) {
    const waiting = gates.filter(({ name }) => !results.has(name) && !running.has(name))
    const started = gates.filter(({ name }) => running.has(name))
    for (const gate of startable(waiting, started, results)) {
      const failedNeed = gate.needs?.find((need) => results.get(need)?.failed)
      const end = async () => {
        results.set(gate.name, await runGate(gate, runCommand, failedNeed))
        running.delete(gate.name)
      }
      running.set(gate.name, end())
    }
    await Promise.race(running.values())
  }
  return gates.flatMap(({ name }) => results.get(name) ?? [])
}

/**
 * The next gates. One that waits does not start before those above it in the list, so that it fills the
 * gaps of two that work.
 */
function startable(
  waiting: readonly Gate[],
  running: readonly Gate[],
  results: ReadonlyMap<string, Result>,
): Gate[] {
  const ready = waiting.filter(({ needs = [] }) => needs.every((need) => results.has(need)))
  const places = { ...atOnce }
  for (const gate of running) places[kindOf(gate)] -= 1
  const next: Gate[] = []
  for (const gate of ready) {
    const kind = kindOf(gate)
    if (kind === 'works' && places.works === 0) break
    if (places[kind] === 0) continue
    places[kind] -= 1
    next.push(gate)
  }
  return next
}

const kindOf = ({ waits }: Gate): keyof typeof atOnce => (waits ? 'waits' : 'works')

/** What Jest says if a test leaves something running; all tests may have passed. */
const leak = 'A worker process has failed to exit gracefully'

async function runGate(gate: Gate, runCommand: RunCommand, failedNeed?: string): Promise<Result> {
  if (failedNeed) {
    const output = `Not run, because ${failedNeed} failed.`
    return { gate, passed: 0, failed: 1, seconds: 0, output, skipped: [] }
  }
  console.log(`… ${gate.name}`)
  const report = join(reports, `${gate.name}.json`)
  const from = performance.now()
  const { code, output } = await runCommand(gate, report)
  const seconds = (performance.now() - from) / 1000
  console.log(`\n=== ${gate.name}, ${seconds.toFixed(1)} s\n${output}`)
  const passes = code === 0 && !output.includes(leak)
  const tests = gate.counts
    ? readTestReport(report)
    : { passed: passes ? 1 : 0, failed: 0, skipped: [] }
  // A run can fail without a failing test.
  const failed = Math.max(passes ? 0 : 1, tests.failed)
  return { gate, ...tests, failed, seconds, output }
}

type RunCommand = (gate: Gate, report: string) => Promise<{ code: number; output: string }>

/** With the programs of node_modules on the PATH, as npm runs a command of package.json. */
const runInShell: RunCommand = async ({ command, counts }, report) => {
  const options = counts === 'jest' ? ` --json --outputFile="${report}"` : ''
  const programs = join(root, 'node_modules', '.bin')
  const child = spawn(command + options, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: true,
    env: {
      ...process.env,
      PATH: `${programs}${delimiter}${process.env.PATH}`,
      GATSBY_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      TEST_REPORT: report,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const [code] = await once(child, 'close')
  return { code: code ?? 1, output }
}

/** What a gate's tests reported. */
export interface TestReport {
  passed: number
  failed: number
  /** For each skipped test, why. */
  skipped: readonly string[]
}

/** As Jest's `--json` and Playwright's JSON reporter write it; only what is read here. */
interface ReportFile {
  numPassedTests?: number
  numFailedTests?: number
  numRuntimeErrorTestSuites?: number
  testResults?: { assertionResults: { fullName: string; status: string }[] }[]
  stats?: { expected?: number; unexpected?: number; flaky?: number }
  suites?: Suite[]
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; tests: TestInReport[] }[]
}

interface TestInReport {
  status: string
  annotations: { type: string; description?: string }[]
}

/**
 * Reads a report of Jest or Playwright.
 *
 * @param file its path; a file that does not exist, or is cut off, has no tests
 */
function readTestReport(file: string): TestReport {
  const report = parse(file)
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {} } = report
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report
  return {
    passed: numPassedTests + expected,
    failed: numFailedTests + numRuntimeErrorTestSuites + unexpected + flaky,
    skipped: [...skippedByJest(report), ...(report.suites ?? []).flatMap(skippedInSuite)],
  }
}

function parse(file: string): ReportFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const skippedByJest = ({ testResults = [] }: ReportFile): string[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName, status }) => `${fullName}: ${status}`),
  )

const skippedInSuite = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(
        ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? title,
      ),
  ),
  ...suites.flatMap(skippedInSuite),
]
