import { defineConfig } from '@playwright/test'
import { jsonReport, launchOptions } from '../../scripts/browserOptions'

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
  reporter: [['line'], ...jsonReport],
  use: { launchOptions },
})
