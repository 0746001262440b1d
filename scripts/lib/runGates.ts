import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Gate } from './gates'
import { root } from './run'
import { readTestReport } from './testReport'

export interface Result {
  gate: Gate
  passed: number
  failed: number
  seconds: number
  output: string
  /** A line for each failed test, or why the gate did not run. */
  failures: readonly string[]
  /** For each skipped test, why. */
  skipped: readonly string[]
}

export const reports = join(root, 'test-results')

/** So many gates at a time: while one waits for a page, another works. */
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
  runCommand: RunCommand = runScript,
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
 * gaps of two that work; one that runs alone is last, when nothing else is running.
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
  for (const gate of ready.filter(({ alone }) => !alone)) {
    const kind = kindOf(gate)
    if (kind === 'works' && places.works === 0) break
    if (places[kind] === 0) continue
    places[kind] -= 1
    next.push(gate)
  }
  return next.length > 0 || running.length > 0 ? next : ready.slice(0, 1)
}

const kindOf = ({ waits }: Gate): keyof typeof atOnce => (waits ? 'waits' : 'works')

async function runGate(gate: Gate, runCommand: RunCommand, failedNeed?: string): Promise<Result> {
  if (failedNeed) {
    const failures = [`not run, because ${failedNeed} failed`]
    return { gate, passed: 0, failed: 1, seconds: 0, output: '', failures, skipped: [] }
  }
  console.log(`… ${gate.name}`)
  const report = join(reports, `${gate.name}.json`)
  const from = performance.now()
  const { code, output } = await runCommand(gate, report)
  const seconds = (performance.now() - from) / 1000
  console.log(`\n=== ${gate.name}, ${seconds.toFixed(1)} s\n${output}`)
  const passes = code === 0
  const tests = gate.counts
    ? readTestReport(report)
    : { passed: passes ? 1 : 0, failed: 0, failures: [], skipped: [] }
  // A run can fail without a failing test.
  const failed = Math.max(passes ? 0 : 1, tests.failed)
  return { gate, ...tests, failed, seconds, output }
}

type RunCommand = (gate: Gate, report: string) => Promise<{ code: number; output: string }>

/** Uses npm, so that the command is only in package.json. */
const runScript: RunCommand = async ({ script, counts }, report) => {
  const options = counts === 'jest' ? ['--', '--json', `--outputFile=${report}`] : []
  const child = spawn('npm', ['run', '--silent', script, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a script that only a shell can start.
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_REPORT: report },
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
