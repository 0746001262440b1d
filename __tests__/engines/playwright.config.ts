import { defineConfig } from '@playwright/test'
import { jsonReport } from '../../scripts/browserOptions'

/** Playwright is the runner alone here: the browsers are driven by other clients. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../e2e/servers.ts',
  // The journeys share one outbox.
  workers: 1,
  forbidOnly: true,
  timeout: 180_000,
  reporter: [['list'], ...jsonReport],
})
