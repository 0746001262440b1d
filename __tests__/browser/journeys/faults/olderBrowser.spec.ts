import compat from 'core-js-compat'
import { browserslist } from '../../../../package.json'
import { allBut, openSavedDraft, upload } from '../journey'
import { send, test } from './trouble'

/** What older browsers have, but with defects that core-js mends. */
const defective = /\.(push|unshift|includes|parse|stringify|cause|flags|set|delete|has|stack)$/

/** What the oldest browsers lack, as core-js names it: `es.array.at`, `web.structured-clone`. */
const missing = compat({ targets: browserslist.shipped }).list.filter(
  (name) => !defective.test(name) && !name.endsWith('.constructor'),
)

/** Runs in the page before its scripts. */
function removeAll(names: readonly string[]): void {
  const plain = (name: string) => name.replace(/-/g, '').toLowerCase()
  const remove = (holder: unknown, name: string) => {
    const key = Object.getOwnPropertyNames(holder ?? {}).find((own) => plain(own) === plain(name))
    if (key) Reflect.deleteProperty(holder as object, key)
  }
  for (const name of names) {
    const [, first = '', second] = name.split('.')
    if (!second) {
      remove(window, first)
      continue
    }
    const owner = Object.getOwnPropertyNames(window).find((own) => plain(own) === plain(first))
    const holder = owner && Reflect.get(window, owner)
    remove(holder, second)
    remove(holder?.prototype, second)
  }
  // The oldest have no option `signal` either.
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const known = typeof options === 'object' ? { ...options, signal: undefined } : options
    if (typeof known === 'object') delete known.signal
    addEventListener.call(this, type, listener, known)
  }
}

test('one of the oldest browsers: what it lacks is not missed', async ({ page, sandbox }) => {
  await page.addInitScript(removeAll, missing)
  await openSavedDraft(page, sandbox, allBut('gst_pdf'))
  await upload(page, 'gst_pdf')
  await send(page, sandbox)
})
