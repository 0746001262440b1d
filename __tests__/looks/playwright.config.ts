import { defineConfig, type ReporterDescription } from '@playwright/test'
import { launchOptions } from '../../scripts/browserOptions'

const report = process.env.LOOKS_REPORT
const json: ReporterDescription[] = report ? [['json', { outputFile: report }]] : []

export default defineConfig({
  testDir: '.',
  testMatch: '*.looks.ts',
  outputDir: '../../test-results/looks',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  globalSetup: './server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      // Letters may be smoothed otherwise by a newer browser; nothing may move by 4 px.
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
      caret: 'hide',
      animations: 'disabled',
    },
  },
  reporter: [['line'], ...json],
  use: { launchOptions },
})
