import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the first program on the PATH or at the given paths; `undefined` if there is none. */
export function findProgram(
  names: readonly string[],
  paths: readonly string[] = [],
): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...paths].find((path) => existsSync(path))
}

const firefoxNames = ['firefox-esr', 'firefox', 'firefox.exe']
const firefoxPaths = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Returns the programs of Firefox and WebKit; `undefined` for an engine that is not complete. */
export function findEngines() {
  const driver = findProgram(['WebKitWebDriver'])
  // WebKitGTK's browser has no headless mode.
  const screen = findProgram(['Xvfb'])
  return {
    firefox: findProgram(firefoxNames, firefoxPaths),
    webkit: driver && screen ? { driver, screen } : undefined,
  }
}

/** Returns the paths of nginx and of its module for files that are compressed in advance. */
export const findNginx = () => ({
  program: findProgram(['nginx'], ['/usr/sbin/nginx']),
  brotliModule: ['/usr/lib', '/usr/lib64', '/usr/local/lib']
    .map((folder) => `${folder}/nginx/modules/ngx_http_brotli_static_module.so`)
    .find((file) => existsSync(file)),
})

export type Engines = ReturnType<typeof findEngines>
