import browserslist from 'browserslist'
import { root } from './run'

/** esbuild's names; it takes Samsung Internet and the like for the Chromium that they are. */
const esbuildNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/**
 * The oldest browsers in which the site's scripts run, from `browserslist` in package.json
 * (docs/decisions/older-browsers.md).
 *
 * @returns targets for esbuild, for example `chrome87`
 */
export const oldestBrowsers = (): string[] =>
  shippedFor().flatMap((query) => {
    const [name = '', version] = query.split(' >= ')
    return esbuildNames[name] ? [esbuildNames[name] + version] : []
  })

export const shippedFor = (): string[] =>
  [browserslist.loadConfig({ path: root, env: 'shipped' }) ?? []].flat()
