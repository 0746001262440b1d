/** `npm test`: every gate, one after the other, and one closing line. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser'
import { describeEngines, findEngines } from './engines'
import { root, run, runMain } from './run'
import { useSandboxAddresses } from './sandboxed'

interface Tally {
  passed: number
  failed: number
}

interface Gate {
  name: string
  /** A program of node_modules and its arguments. */
  command: readonly [string, ...string[]]
  /** Counts the tests of a gate that has several; any other gate counts as one. */
  count?: (report: string) => Tally
}

const reports = join(root, 'test-results')
const report = (name: string): string => join(reports, `${name}.json`)

/** Types need what the build writes; the journeys need the built site. */
const gates: readonly Gate[] = [
  { name: 'format', command: ['biome', 'format'] },
  { name: 'lint', command: ['biome', 'check', '--formatter-enabled=false', '--error-on-warnings'] },
  { name: 'site build', command: ['gatsby', 'build'] },
  { name: 'budget', command: ['tsx', 'scripts/budget.ts', '--lighthouse-runs', '1'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'unit',
    command: ['jest', '--json', `--outputFile=${report('unit')}`],
    count: jestTally,
  },
  { name: 'storybook build', command: ['storybook', 'build', '--quiet'] },
  playwrightGate('storybook', '__tests__/storybook'),
  playwrightGate('looks', '__tests__/looks'),
  playwrightGate('journeys', '__tests__/e2e'),
  playwrightGate('faults', '__tests__/faults'),
]

function playwrightGate(name: string, folder: string, ...options: string[]): Gate {
  return {
    name,
    command: ['playwright', 'test', '--config', folder, ...options],
    count: playwrightTally,
  }
}

/** Firefox and WebKit, where they are installed. */
const engines = findEngines()
const allGates =
  engines.firefox || engines.webkit
    ? [...gates, playwrightGate('engines', '__tests__/engines')]
    : gates

runMain(async () => {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  process.env.BROWSER_PATH = ensureBrowser()
  await useSandboxAddresses()

  const tallies: { name: string; seconds: string; tally: Tally }[] = []
  for (const gate of allGates) {
    console.log(`\n=== ${gate.name}`)
    process.env.TEST_REPORT = report(gate.name)
    const from = performance.now()
    const tally = await tallyOf(gate)
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    tallies.push({ name: gate.name, seconds, tally })
  }
  console.log()
  for (const { name, seconds, tally } of tallies) {
    const verdict = tally.failed === 0 ? 'passed' : 'FAILED'
    console.log(`${verdict}  ${name.padEnd(16)} ${seconds.padStart(6)} s`)
  }
  console.log(`\n${describeEngines(engines)}`)
  const passed = sum(tallies.map(({ tally }) => tally.passed))
  const failed = sum(tallies.map(({ tally }) => tally.failed))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})

async function tallyOf({ name, command: [program, ...args], count }: Gate): Promise<Tally> {
  const succeeded = (await run(program, args)) === 0
  const tally = count?.(name) ?? (succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  // A run that fails without a failing test has failed all the same.
  return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

function jestTally(name: string): Tally {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = read(name)
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

function playwrightTally(name: string): Tally {
  const { expected = 0, unexpected = 0, flaky = 0 } = (read(name).stats ?? {}) as never
  return { passed: expected, failed: unexpected + flaky }
}

function read(name: string): Record<string, never> {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'))
  } catch {
    return {}
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
