import { chromium, type LaunchOptions } from '@playwright/test'
import { findProgram, installDebians, succeeds } from './programs'

/**
 * Names and places of a Chromium or Chrome that is there already. The headless shell is the same engine
 * without windows, and takes half the time (docs/decisions/gates.md).
 */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A browser for the journeys.
 *
 * @returns the path of an installed Chromium or Chrome, otherwise of Playwright's own; `undefined`
 *   when there is none
 */
function findBrowser(): string | undefined {
  return findProgram(names, [...places, chromium.executablePath()])
}

/** How every test starts the browser: ours, and quiet about anything but the pages it is given. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.BROWSER_PATH ?? findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    // Glyphs are rendered alike whatever the screen.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
}

/**
 * Installs a browser where there is none: Playwright's own, otherwise Debian's.
 *
 * @throws Error saying what to install by hand
 */
export function ensureBrowser(): string {
  const browser =
    findBrowser() ??
    (installPlaywrights() ? findBrowser() : undefined) ??
    (installDebians(['chromium-headless-shell']) ? findBrowser() : undefined)
  if (browser) return browser
  throw new Error(
    'There is no browser for the journeys. Install Chromium or Chrome, so that `chromium` or ' +
      '`google-chrome` is on the PATH, and run this again.',
  )
}

function installPlaywrights(): boolean {
  console.log("No Chromium or Chrome is installed. Trying Playwright's own.")
  // `executablePath` above is the whole browser's, not the headless shell's.
  return succeeds('npx', ['playwright', 'install', '--no-shell', 'chromium'])
}
