import { withTimeout } from '../rules/withTimeout'

/** webpack's name for the function that names a part's file; it may be replaced (Module Variables). */
declare let __webpack_get_script_filename__: (part: number | string) => string

/**
 * Loads a part of the page's script. Where its file fails, it is fetched again from an address that
 * no cache knows; where it does not come in time, the next call does so (`chunkLoadTimeout` in
 * tools/site/webpackConfig.ts). After a release it may be gone, and only a reload of the page helps.
 *
 * @param load imports the part
 * @returns `undefined` if it could not be loaded; never rejects
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  const again = () => {
    changeAddresses()
    return load()
  }
  try {
    return await withTimeout(load().catch(again))
  } catch {
    abandonStalledStyles()
    changeAddresses()
    return undefined
  }
}

/**
 * No stalled styles keep a part waiting any longer. Not before the limit: two calls may wait for the same
 * ones. mini-css-extract-plugin has no limit, and removes the handler once the styles have come.
 */
function abandonStalledStyles(): void {
  for (const styles of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    styles.onerror?.(new Event('timeout'))
  }
}

let attempt = 1

/** From now on, parts have other addresses. */
function changeAddresses(): void {
  if (typeof __webpack_get_script_filename__ === 'undefined') return
  if (attempt === 1) {
    const fileOf = __webpack_get_script_filename__
    __webpack_get_script_filename__ = (part) => `${fileOf(part)}?attempt=${attempt}`
  }
  attempt += 1
}
