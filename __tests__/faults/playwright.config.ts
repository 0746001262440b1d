import { defineConfig, type ReporterDescription } from '@playwright/test'
import { launchOptions } from '../../scripts/browserOptions'
import { sitePort } from '../../scripts/sandboxed'

const report = process.env.FAULTS_REPORT
const json: ReporterDescription[] = report ? [['json', { outputFile: report }]] : []

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
  reporter: [['./tableReporter.ts'], ...json],
  use: { baseURL: `http://127.0.0.1:${sitePort()}`, launchOptions, actionTimeout: 15_000 },
})
