// @ts-check
// Not TypeScript: Jest loads this file with Node itself, and Node 20.19 cannot load TypeScript.

const notTests = [
  '<rootDir>/.cache',
  '<rootDir>/.stryker-tmp',
  // Other checkouts of this repository.
  '<rootDir>/.worktrees',
  '<rootDir>/deploy',
  '<rootDir>/public',
  '<rootDir>/test-build',
]

/** @type {import('jest').Config} */
const shared = {
  modulePathIgnorePatterns: notTests,
  resolver: '<rootDir>/__tests__/support/resolver.cjs',
  // Lets `--changedSince` also find the tests that use a changed text or image.
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node', 'yaml', 'png', 'svg'],
  moduleNameMapper: {
    '^(.+\\.graphql)\\?raw$': '$1',
  },
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.yaml$': ['<rootDir>/__tests__/support/transform.cjs', { as: 'content' }],
    '\\.graphql$': ['<rootDir>/__tests__/support/transform.cjs', { as: 'text' }],
    '\\.(css|md|png|svg|woff2)$': ['<rootDir>/__tests__/support/transform.cjs', { as: 'address' }],
  },
  transformIgnorePatterns: [
    'node_modules/(?!(storybook|@storybook|lucide-react)/.*\\.[cm]?js$)(?!.*\\.(css|png|svg|woff2)$)',
  ],
}

/** The only folder whose tests read the site's real content/. */
const realContent = '<rootDir>/__tests__/content-check/'

export const node = {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  // Jest's sandbox looks globals up slowly, and thousands of generated inputs use them often.
  sandboxInjectedGlobals: (
    'Array Boolean Error JSON Math Number Object Promise ' +
    'Reflect RegExp Set String Symbol TypeError WeakMap'
  ).split(' '),
  testMatch: ['<rootDir>/{__tests__/node,tools/*/__tests__}/**/*.test.ts'],
  setupFiles: ['<rootDir>/__tests__/support/fixtureContent.ts'],
}

export const dom = {
  ...shared,
  displayName: 'dom',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/dom/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/__tests__/support/fixtureContent.ts'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/domSetup.ts'],
}

/** @type {import('jest').Config} */
export default {
  // Ends only what hangs: the machine may be slow and busy.
  testTimeout: 120_000,
  // Some checks run at once, and each worker loads everything for itself.
  maxWorkers: '50%',
  // Freeing 1.5 GB takes a worker about half a second, Jest's default limit. A worker that exceeds
  // this limit still has something running, and Jest reports it.
  workerGracefulExitTimeout: 30_000,
  // Few test files, and all on two processors, run without workers; Jest has no limit there.
  globalTeardown: '<rootDir>/tools/lib/endJest.ts',
  projects: [
    node,
    dom,
    {
      ...node,
      displayName: 'packages',
      testMatch: ['<rootDir>/packages/*/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['/__tests__/dom/'],
    },
    {
      ...dom,
      displayName: 'packages-dom',
      testMatch: ['<rootDir>/packages/*/__tests__/dom/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'content',
      testEnvironment: 'node',
      testMatch: [`${realContent}**/*.test.ts`],
    },
    // A document is an input of the check `documents` alone: a test that reads one belongs here.
    {
      ...node,
      displayName: 'documents',
      testMatch: ['<rootDir>/__tests__/documents/*.test.ts'],
    },
  ],
}
