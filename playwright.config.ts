import { defineConfig, type Project } from '@playwright/test'
import { fixtureFolder } from './__tests__/fixtures/content'
import { launchOptions } from './scripts/lib/browser'

// The sandbox names the brand in its mails.
process.env.CONTENT_FOLDER = fixtureFolder

/** A gate of `npm test` in a real browser: the files of one folder, `npx playwright test --project` its name. */
const gate = (name: string, folder: string, more: Project = {}): Project => ({
  name,
  testDir: `__tests__/${folder}`,
  outputDir: `test-results/${name}`,
  ...more,
})

/** Where `npm test` wants to read what passed. */
const report = process.env.TEST_REPORT

export default defineConfig({
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['./__tests__/faults/tableReporter.ts'],
    ...(report ? [['json', { outputFile: report }] as const] : []),
  ],
  use: { launchOptions },
  projects: [
    gate('storybook', 'storybook', { testMatch: '*.storybook.ts' }),
    gate('looks', 'looks', { testMatch: '*.looks.ts' }),
    gate('pages', 'pages', { testMatch: '*.pages.ts' }),
    gate('journeys', 'e2e', {
      testMatch: '*.e2e.ts',
      use: { screenshot: 'only-on-failure', actionTimeout: 15_000 },
    }),
    gate('faults', 'faults', { testMatch: '*.faults.ts', use: { actionTimeout: 15_000 } }),
    // The clients of Firefox and WebKit know no other sandbox than the one the site was built for.
    gate('engines', 'engines', { testMatch: '*.engine.ts', workers: 1 }),
  ],
})
