import type { LaunchOptions, ReporterDescription } from '@playwright/test'
import { findBrowser } from './browser'

/** How every test starts the browser: ours, and quiet about anything but the pages it is given. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.BROWSER_PATH ?? findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Letters are drawn alike whatever the screen.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
}

const report = process.env.TEST_REPORT

/** For `npm test`, which counts what passed: the file that it names in TEST_REPORT. */
export const jsonReport: ReporterDescription[] = report ? [['json', { outputFile: report }]] : []
