import { defineConfig, type Project } from '@playwright/test'
import { launchOptions, screenshotOptions } from './tools/testing/browser'

const folder = (name: string, more: Project = {}): Project => ({
  name,
  testDir: `__tests__/browser/${name}`,
  outputDir: `test-results/${name}`,
  ...more,
})

export default defineConfig({
  fullyParallel: true,
  // Many tests wait for a clock, a disk or a server.
  workers: '150%',
  forbidOnly: true,
  // Ends only what hangs: the machine may be slow and busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Only `npm run visual:update` takes screenshots again.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: [[process.env.CI ? 'dot' : 'line'], ['./tools/testing/notTried.ts']],
  use: { launchOptions: launchOptions() },
  // Those with one worker first, so that they do not end alone.
  projects: [
    // The tests are independent, but most of them compete for the processor.
    folder('editor', {
      workers: 1,
      use: { actionTimeout: 60_000, viewport: { width: 1440, height: 900 } },
    }),
    // Firefox and WebKit can reach only the sandbox address in the build, so one worker at a time.
    folder('engines', { workers: 1 }),
    folder('installed', { workers: 1, use: { actionTimeout: 60_000 } }),
    // One worker, so that each host starts once; the rules need no browser.
    folder('hosts', { fullyParallel: false }),
    folder('visual', {
      use: { launchOptions: screenshotOptions() ?? launchOptions() },
    }),
    folder('pages'),
    folder('journeys', {
      use: { screenshot: 'only-on-failure', actionTimeout: 60_000 },
    }),
  ],
})
