import { defineConfig } from '@playwright/test'
import { jsonReport, launchOptions } from '../../scripts/browserOptions'

export default defineConfig({
  testDir: '.',
  testMatch: '*.storybook.ts',
  outputDir: '../../test-results/storybook',
  globalSetup: './server.ts',
  // A test opens all stories of a component, one after the other.
  timeout: 120_000,
  // Storybook's frame and a preview are 3 MB of script, which a busy machine takes long to read.
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['line'], ...jsonReport],
  use: { launchOptions },
})
