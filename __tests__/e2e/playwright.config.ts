import { defineConfig } from '@playwright/test'
import { jsonReport, launchOptions } from '../../scripts/browserOptions'
import { sitePort } from '../../scripts/sandboxed'

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
  reporter: [['list'], ...jsonReport],
  use: {
    baseURL: `http://127.0.0.1:${sitePort()}`,
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
