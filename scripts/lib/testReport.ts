import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What a gate's tests reported. */
export interface TestReport {
  passed: number
  failed: number
  /** A line for each failed test: its name and why. */
  failures: readonly string[]
  /** For each skipped test, why. */
  skipped: readonly string[]
}

/** As Jest's `--json` and Playwright's JSON reporter write it; only what is read here. */
interface ReportFile {
  numPassedTests?: number
  numFailedTests?: number
  numRuntimeErrorTestSuites?: number
  testResults?: {
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
  stats?: { expected?: number; unexpected?: number; flaky?: number }
  suites?: Suite[]
  /** What ended Playwright's run, if not a test. */
  errors?: ErrorInReport[]
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; tests: TestInReport[] }[]
}

interface TestInReport {
  status: string
  annotations: { type: string; description?: string }[]
  results: { errors: ErrorInReport[] }[]
}

interface ErrorInReport {
  message?: string
}

/**
 * Reads a report of Jest or Playwright.
 *
 * @param file its path; a file that does not exist, or is cut off, has no tests
 */
export function readTestReport(file: string): TestReport {
  const report = parse(file)
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {} } = report
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report
  return {
    passed: numPassedTests + expected,
    failed: numFailedTests + numRuntimeErrorTestSuites + unexpected + flaky,
    failures: [...failuresOfJest(report), ...failuresOfPlaywright(report)],
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

const failuresOfJest = ({ testResults = [] }: ReportFile): string[] =>
  testResults.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that cannot be loaded has a message and no tests.
    if (assertionResults.length === 0 && message !== '') return [inOneLine(message)]
    return failed.map(({ fullName, failureMessages: [why = ''] }) => inOneLine(fullName, why))
  })

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

const failuresOfPlaywright = ({ suites = [], errors = [] }: ReportFile): string[] => [
  ...errors.map(({ message = '' }) => inOneLine(message)),
  ...suites.flatMap((suite) => failuresOfSuite(suite)),
]

const failuresOfSuite = ({ title, suites = [], specs = [] }: Suite, above = ''): string[] => {
  const name = [above, title].filter(Boolean).join(' › ')
  const ofSpecs = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const why = results.flatMap(({ errors }) => errors).at(0)?.message ?? ''
        return inOneLine(`${name} › ${spec.title}`, why)
      }),
  )
  return [...ofSpecs, ...suites.flatMap((suite) => failuresOfSuite(suite, name))]
}

/** In characters; an expected and a received value fit. */
const mostCharacters = 400

/** Without colours, the stack and the lines of the source. */
function inOneLine(...parts: string[]): string {
  const [what = ''] = stripVTControlCharacters(parts.join(': ')).split(/\n\s+at |\n\s*>?\s*\d+ \|/)
  return what.replaceAll(/\s+/g, ' ').trim().slice(0, mostCharacters)
}
