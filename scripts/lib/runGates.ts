import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gate } from './gates'
import { root } from './run'

export interface Result {
  gate: Gate
  passed: number
  failed: number
  seconds: number
  /** What it printed. */
  output: string
  /** What it says it did not do, and why. */
  notes: readonly string[]
}

export const reports = join(root, 'test-results')

/** Gates at a time: while one waits for a page, another works. */
const atOnce = 2

/**
 * Runs gates side by side, each once what it needs has ended well, and prints what each printed
 * when it ends.
 *
 * @returns a result for each, in the order given
 */
export async function runGates(gates: readonly Gate[]): Promise<Result[]> {
  const results = new Map<string, Result>()
  const running = new Map<string, Promise<void>>()
  const waiting = [...gates]
  while (waiting.length > 0 || running.size > 0) {
    for (const gate of startable(waiting, gates, results, running)) {
      waiting.splice(waiting.indexOf(gate), 1)
      const failedNeed = gate.needs?.find((need) => (results.get(need)?.failed ?? 0) > 0)
      const ending = failedNeed ? notRun(gate, failedNeed) : runGate(gate)
      const end = async () => {
        results.set(gate.name, await ending)
        running.delete(gate.name)
      }
      running.set(gate.name, end())
    }
    await Promise.race(running.values())
  }
  return gates.flatMap(({ name }) => results.get(name) ?? [])
}

function startable(
  waiting: readonly Gate[],
  gates: readonly Gate[],
  results: ReadonlyMap<string, Result>,
  running: ReadonlyMap<string, unknown>,
): Gate[] {
  if (gates.some(({ name, alone }) => alone && running.has(name))) return []
  const isReady = ({ needs = [] }: Gate) => needs.every((need) => results.has(need))
  const ready = waiting.filter(isReady)
  const together = ready.filter(({ alone }) => !alone).slice(0, atOnce - running.size)
  if (together.length > 0 || running.size > 0) return together
  return ready.slice(0, 1)
}

async function notRun(gate: Gate, need: string): Promise<Result> {
  const notes = [`NOT RUN: ${gate.name}, because ${need} failed.`]
  return { gate, passed: 0, failed: 1, seconds: 0, output: '', notes }
}

async function runGate(gate: Gate): Promise<Result> {
  console.log(`… ${gate.name}`)
  const report = join(reports, `${gate.name}.json`)
  const from = performance.now()
  const { code, output } = await runScript(gate, report)
  const seconds = (performance.now() - from) / 1000
  console.log(`\n=== ${gate.name}, ${seconds.toFixed(1)} s\n${output}`)
  const tally = gate.counts ? tallies[gate.counts](read(report)) : one(code)
  // A run that fails without a failing test has failed nevertheless.
  const failed = code === 0 ? tally.failed : Math.max(1, tally.failed)
  return { gate, passed: tally.passed, failed, seconds, output, notes: notesIn(output) }
}

interface Tally {
  passed: number
  failed: number
}

const one = (code: number): Tally => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

type Report = Record<string, never>

const tallies: Record<NonNullable<Gate['counts']>, (report: Report) => Tally> = {
  jest: ({ numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
  playwright: ({ stats }) => {
    const { expected = 0, unexpected = 0, flaky = 0 } = (stats ?? {}) as never
    return { passed: expected, failed: unexpected + flaky }
  },
}

function read(report: string): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return {}
  }
}

const notesIn = (output: string): string[] => [...new Set(output.match(/^NOT [A-Z]+:.*$/gm))]

/** Through npm, so that package.json alone knows the command. */
function runScript({ script, counts }: Gate, report: string) {
  const options = counts === 'jest' ? ['--', '--json', `--outputFile=${report}`] : []
  const child = spawn('npm', ['run', '--silent', script, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a script that only a shell can start.
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_REPORT: report },
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
