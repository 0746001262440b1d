import { defineConfig, type ReporterDescription } from '@playwright/test'
import { launchOptions } from '../../scripts/browserOptions'
import { sitePort } from '../../scripts/sandboxed'

const report = process.env.JOURNEYS_REPORT
const json: ReporterDescription[] = report ? [['json', { outputFile: report }]] : []

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/journeys',
  globalSetup: './servers.ts',
  // The journeys share one outbox.
  workers: 1,
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  timeout: 60_000,
  reporter: [['list'], ...json],
  use: {
    baseURL: `http://127.0.0.1:${sitePort()}`,
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
