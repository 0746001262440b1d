import { findProgram } from './programs'

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

const all = [
  { kind: 'firefox', name: 'Firefox', packages: ['firefox-esr'] },
  { kind: 'webkit', name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'] },
] as const

/** The engines on this machine, other than Chromium's. */
export function findEngines(): Engines {
  const driver = findProgram(['WebKitWebDriver'])
  const screen = findProgram(['Xvfb'])
  return {
    firefox: findProgram(firefoxNames, firefoxPaths),
    webkit: driver && screen ? { driver, screen } : undefined,
  }
}

/** The Debian packages of the missing engines. */
export const missingPackages = (engines: Engines): string[] =>
  all.flatMap(({ kind, packages }) => (engines[kind] ? [] : packages))

/** One line: which engines there are, which are missing, and how to install them. */
export function describeEngines(engines: Engines): string {
  const listed = (present: boolean) =>
    all
      .filter(({ kind }) => Boolean(engines[kind]) === present)
      .map(({ name }) => name)
      .join(' and ')
  const tried = `Engines other than Chromium: ${listed(true) || 'none'}.`
  const packages = missingPackages(engines).join(' ')
  if (!packages) return tried
  return (
    `${tried} NOT TRIED: ${listed(false)}, not installed. On Debian or Ubuntu: ` +
    `apt-get install ${packages}; as root, npm run install:engines does it.`
  )
}
