import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from './run'

/** Names and places of a Chromium or Chrome that is there already. */
const names = [
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
 * @returns the path of an installed Chromium or Chrome, else of Playwright's own; `undefined`
 *   when there is none
 */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...places, chromium.executablePath()].find(isExecutable)
}

/**
 * Installs a browser where there is none: Playwright's own, else Debian's.
 *
 * @throws Error saying what to install by hand
 */
export function ensureBrowser(): string {
  const found = findBrowser() ?? (installPlaywrights() && findBrowser()) ?? undefined
  const browser = found || (installDebians() && findBrowser())
  if (browser) return browser
  throw new Error(
    'There is no browser for the journeys. Install Chromium or Chrome, so that `chromium` or ' +
      '`google-chrome` is on the PATH, and run this again.',
  )
}

function installPlaywrights(): boolean {
  console.log("No Chromium or Chrome is installed. Trying Playwright's own.")
  const playwright = join(root, 'node_modules', '.bin', 'playwright')
  return succeeds(playwright, ['install', '--only-shell', 'chromium'])
}

function installDebians(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log("Trying Debian's chromium.")
  return (
    succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', ['install', '-yqq', 'chromium'])
  )
}

function succeeds(program: string, args: readonly string[]): boolean {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
