import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/browserOptions'

export default defineConfig({
  testDir: '.',
  testMatch: '*.looks.ts',
  outputDir: '../../test-results/looks',
  globalSetup: './server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'line',
  use: { launchOptions },
})
