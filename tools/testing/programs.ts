import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Looks for a program on the PATH, then at the given paths.
 *
 * @returns its path, or `undefined` if it is not found
 */
export function findProgram(
  names: readonly string[],
  paths: readonly string[] = [],
): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...paths].find((path) => existsSync(path))
}

/** The paths of each engine's programs; `undefined` if one is missing. */
export interface Engines {
  firefox: string | undefined
  /** WebKitGTK's driver, and Xvfb, because its browser has no headless mode. */
  webkit: { driver: string; screen: string } | undefined
}

const firefoxNames = ['firefox-esr', 'firefox', 'firefox.exe']
const firefoxPaths = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The engines on this machine, other than Chromium's. */
export function findEngines(): Engines {
  const driver = findProgram(['WebKitWebDriver'])
  const screen = findProgram(['Xvfb'])
  return {
    firefox: findProgram(firefoxNames, firefoxPaths),
    webkit: driver && screen ? { driver, screen } : undefined,
  }
}
