import { chromium, type LaunchOptions } from '@playwright/test'
import { findProgram, installDebians, succeeds } from './programs'

/**
 * Names and paths of an installed Chromium or Chrome. The headless shell is the same engine
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
const paths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds the browser for the tests.
 *
 * @returns the path of an installed Chromium or Chrome, otherwise of Playwright's; `undefined` if
 *   there is none
 */
function findBrowser(): string | undefined {
  return findProgram(names, [...paths, chromium.executablePath()])
}

/** How every test starts the browser, without its background requests. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.BROWSER_PATH ?? findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    // Renders glyphs the same on every screen.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
}

/**
 * Finds a browser, or installs one: Playwright's, otherwise Debian's.
 *
 * @returns its path
 * @throws Error that says what to install by hand
 */
export function ensureBrowser(): string {
  const browser =
    findBrowser() ??
    (installPlaywrights() ? findBrowser() : undefined) ??
    (installDebians(['chromium-headless-shell']) ? findBrowser() : undefined)
  if (browser) return browser
  throw new Error(
    'There is no browser for the tests. Install Chromium or Chrome, so that `chromium` or ' +
      '`google-chrome` is on the PATH, and run this again.',
  )
}

function installPlaywrights(): boolean {
  console.log("No Chromium or Chrome is installed. Installing Playwright's.")
  // `executablePath` above is the whole browser's, not the headless shell's.
  return succeeds('npx', ['playwright', 'install', '--no-shell', 'chromium'])
}
