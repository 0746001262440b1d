// @ts-check
// Not TypeScript: Stryker loads this file with Node itself, and Node 20.19 cannot load TypeScript.
import { unitProjects } from './jest.config.mjs'

/** The folders that `npm run mutation` tries: the code to mutate, and the suites that must notice. */
export const targets = {
  registration: {
    mutate: ['src/registration/{rules,storage}/**/*.ts'],
    suites: '__tests__/registration/{rules,storage}',
  },
  providers: {
    mutate: ['src/registration/providers/**/*.{ts,tsx}'],
    suites: '__tests__/registration/providers',
  },
  form: {
    mutate: ['src/registration/form/**/*.{ts,tsx}'],
    suites: '__tests__/registration/form',
  },
  check: {
    mutate: ['packages/content-model/src/{check/**/*,checkContent,contentDocument}.ts'],
    suites: 'packages/content-model/__tests__',
  },
}

/** @typedef {keyof typeof targets} Target */

const target = /** @type {Target} */ (process.env.MUTATION_TARGET ?? 'registration')
const { mutate, suites } = targets[target]

const projects = unitProjects.map((project) => ({
  ...project,
  runner: '<rootDir>/__tests__/support/mutationRunner.cjs',
  setupFiles: [...project.setupFiles, '<rootDir>/__tests__/support/mutationSetup.ts'],
  testMatch: project.testMatch.map((pattern) =>
    pattern.replace('/{__tests__,packages,tools}/', `/${suites}/`),
  ),
}))

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', './__tests__/support/mutationIgnorer.mjs'],
  ignorers: ['styles'],
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      projects,
      testTimeout: 8_000,
      testEnvironment: './__tests__/support/mutationEnvironment.cjs',
    },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  mutate,
  // Many mutants never answer; but a busy machine is not one of them.
  timeoutMS: 15_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 15,
  incremental: true,
  incrementalFile: `node_modules/.cache/stryker/${target}.json`,
  reporters: ['html', 'json', 'clear-text', 'progress-append-only'],
  htmlReporter: { fileName: `test-results/mutation/${target}.html` },
  jsonReporter: { fileName: `test-results/mutation/${target}.json` },
  clearTextReporter: { reportTests: false },
  // In percent; docs/decisions/testing.md.
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.stryker-tmp',
  // What no test of these folders reads; without tsconfig.json Stryker does not ask for an older TypeScript.
  ignorePatterns: [
    ...['.cache', 'deploy', 'docs/images', 'public', 'storybook-static'],
    ...['test-build', 'test-results', '__tests__/visual', 'tsconfig.json'].map(
      (path) => `/${path}`,
    ),
  ],
  disableTypeChecks: false,
}
