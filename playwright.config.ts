import { defineConfig, type Project } from '@playwright/test'
import { launchOptions, screenshotOptions } from './tools/testing/browser'

/** Tests in a real browser: `npx playwright test --project <name>` runs the files of one folder. */
const folder = (name: string, more: Project = {}): Project => ({
  name,
  testDir: `__tests__/browser/${name}`,
  outputDir: `test-results/${name}`,
  ...more,
})

export default defineConfig({
  fullyParallel: true,
  // Some checks run at once, and each worker compiles everything for itself.
  workers: '50%',
  forbidOnly: true,
  // Only what hangs is ended: the machine may be slow and busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Screenshots, which only `npm run visual:update` takes again.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: process.env.CI ? 'dot' : 'line',
  use: { launchOptions: launchOptions() },
  projects: [
    folder('visual', {
      use: { launchOptions: screenshotOptions() ?? launchOptions() },
    }),
    folder('pages'),
    folder('journeys', {
      use: { screenshot: 'only-on-failure', actionTimeout: 60_000 },
    }),
    // The rules need no browser, so all of them are one worker's, with one start of each host.
    folder('hosts', { fullyParallel: false }),
    // Its tests share nothing, but most of them wait for the same processor.
    folder('editor', {
      testDir: 'packages/content-editor/journeys',
      workers: 1,
      use: { actionTimeout: 60_000, viewport: { width: 1440, height: 900 } },
    }),
    // Firefox and WebKit can reach only the sandbox address in the build, so one worker at a time.
    folder('engines', { workers: 1 }),
    // What only an installed Chromium does.
    folder('installed', { workers: 1, use: { actionTimeout: 60_000 } }),
  ],
})
