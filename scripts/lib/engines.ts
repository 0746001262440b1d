import { findProgram, installDebians } from './programs'

/** Where the programs of each engine are; `undefined` where one is missing. */
export interface Engines {
  firefox: string | undefined
  /** WebKitGTK's driver, and Xvfb, for its browser has no headless mode. */
  webkit: { driver: string; screen: string } | undefined
}

const firefoxNames = ['firefox-esr', 'firefox', 'firefox.exe']
const firefoxPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] }
const names = { firefox: 'Firefox', webkit: 'WebKit' }
const kinds = ['firefox', 'webkit'] as const

/** The engines beside Chromium's that this machine has. */
export function findEngines(): Engines {
  const driver = findProgram(['WebKitWebDriver'])
  const screen = findProgram(['Xvfb'])
  return {
    firefox: findProgram(firefoxNames, firefoxPlaces),
    webkit: driver && screen ? { driver, screen } : undefined,
  }
}

/** Installs what is missing, where this is Debian and we are root. */
export function ensureEngines(): Engines {
  const missing = packagesOf(missingOf(findEngines()))
  if (missing.length > 0) installDebians(missing)
  return findEngines()
}

/** One line: which engines there are, which are missing, and how to have them. */
export function describeEngines(engines: Engines): string {
  const missing = missingOf(engines)
  const present = kinds.filter((kind) => !missing.includes(kind))
  const tried = `Engines beside Chromium: ${listed(present) || 'none'}.`
  if (missing.length === 0) return tried
  return (
    `${tried} NOT TRIED: ${listed(missing)}, not installed. On Debian or Ubuntu: ` +
    `apt-get install ${packagesOf(missing).join(' ')}; as root, npm run install:engines does it.`
  )
}

/** Whether every engine is there. */
export const isComplete = (engines: Engines): boolean => missingOf(engines).length === 0

type Kind = (typeof kinds)[number]

const missingOf = (engines: Engines): Kind[] => kinds.filter((kind) => !engines[kind])
const packagesOf = (missing: readonly Kind[]): string[] => missing.flatMap((kind) => packages[kind])
const listed = (some: readonly Kind[]): string => some.map((kind) => names[kind]).join(' and ')
