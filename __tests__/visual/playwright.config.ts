import { defineConfig, type ReporterDescription } from '@playwright/test'
import { launchOptions } from '../../scripts/browserOptions'

const report = process.env.LOOKS_REPORT
const json: ReporterDescription[] = report ? [['json', { outputFile: report }]] : []

export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual',
  globalSetup: './servers.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // One baseline for all: the font is ours and hinting is off.
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Colours may be off by what an edge of a letter may be off; a few pixels may be off by more.
      threshold: 0.15,
      maxDiffPixelRatio: 0.003,
    },
  },
  reporter: [['line'], ...json],
  use: { launchOptions },
})
