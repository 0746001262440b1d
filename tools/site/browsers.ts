import { browserslist } from '../../package.json'

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
 * (docs/decisions/budgets-and-browsers.md).
 *
 * @returns targets for esbuild, for example `chrome87`
 */
export const oldestBrowsers = (): string[] =>
  browserslist.shipped.flatMap((query) => {
    const [name = '', version] = query.split(' >= ')
    return esbuildNames[name] ? [esbuildNames[name] + version] : []
  })
