import { defineConfig } from '@playwright/test'
import { jsonReport, launchOptions } from '../../scripts/browserOptions'
import { sitePort } from '../../scripts/sandboxed'

export default defineConfig({
  testDir: '.',
  testMatch: '*.faults.ts',
  outputDir: '../../test-results/faults',
  globalSetup: '../e2e/servers.ts',
  // The faults share one sandbox.
  workers: 1,
  forbidOnly: true,
  // Some faults are half a minute of nothing.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['./tableReporter.ts'], ...jsonReport],
  use: { baseURL: `http://127.0.0.1:${sitePort()}`, launchOptions, actionTimeout: 15_000 },
})
