import type { LaunchOptions } from '@playwright/test'
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
