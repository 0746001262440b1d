import { waitLimit } from '../registration/limits'
import type { Loaded } from '../registration/ports'
import { WaitLimitReached, within } from '../registration/within'

/** webpack's name for the function that names a part's file; it may be replaced (Module Variables). */
declare let __webpack_get_script_filename__: (part: number | string) => string

/**
 * Loads a part of the page's script. Never rejects. Where its file fails, it is fetched again
 * from an address that no cache knows; where it does not come within `waitLimit`, the next call
 * does so (`chunkLoadTimeout` in gatsby-node.ts).
 *
 * @param load imports the part
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Loaded<Part>> {
  const again = () => {
    changeAddresses()
    return load()
  }
  try {
    return { ok: true, part: await within(load().catch(again), waitLimit) }
  } catch (error) {
    changeAddresses()
    const stalled = error instanceof WaitLimitReached
    return { ok: false, reason: !stalled && (await isRenewed()) ? 'renewed' : 'unavailable' }
  }
}

let attempt = 1

/** From now on, parts have other addresses, and no stalled styles keep them waiting. */
function changeAddresses(): void {
  // mini-css-extract-plugin has no limit, and removes the handler once the styles have come.
  for (const styles of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    styles.onerror?.(new Event('timeout'))
  }
  if (typeof __webpack_get_script_filename__ === 'undefined') return
  if (attempt === 1) {
    const fileOf = __webpack_get_script_filename__
    __webpack_get_script_filename__ = (part) => `${fileOf(part)}?attempt=${attempt}`
  }
  attempt += 1
}

/** In milliseconds: the page itself is small. */
const pageLimit = 5_000

/** Whether this page has another script by now: then the parts of this one are gone. */
async function isRenewed(): Promise<boolean> {
  const own = [...document.scripts].map(({ src }) => /\/app-\w+\.js$/.exec(src)?.[0]).find(Boolean)
  if (!own) return false
  try {
    const answer = await within(fetch(location.pathname, { cache: 'no-store' }), pageLimit)
    return answer.ok && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}
