// @ts-check
// Not TypeScript: Stryker loads this file with Node itself, and Node 20.19 cannot load TypeScript.
import { dom, node } from './jest.config.mjs'

const target = process.env.MUTATION_TARGET ?? 'src/registration'
const isPackage = target.startsWith('packages/')
const tests = isPackage
  ? 'packages/*/__tests__/*.test.ts'
  : '__tests__/*/registration/**/*.test.ts?(x)'

// Most mutants are noticed by something that does not appear: not after a minute.
process.env.ASYNC_TIMEOUT = '3000'

export default {
  testRunner: 'jest',
  jest: {
    config: {
      ...(isPackage ? node : dom),
      projects: [],
      testMatch: [`<rootDir>/${tests}`],
      // Stryker runs Jest many times in one process, which this would end.
      globalTeardown: null,
    },
  },
  mutate: [`${target}/**/*.{ts,tsx}`],
  // Many mutants never answer. With 15 s, survivors on a busy machine were counted among them.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 15,
  reporters: ['html', 'clear-text', 'progress-append-only'],
  htmlReporter: { fileName: 'test-results/mutation.html' },
  // Without tsconfig.json, Stryker does not ask for an older TypeScript.
  ignorePatterns: ['/deploy', '/public', '/test-build', '/test-results', '/tsconfig.json'],
  disableTypeChecks: false,
}
