import {
  type BrowserStorage,
  type KeyStorage,
  neverThrowing,
} from '../../../src/registration/storage/expiringList'

export const denied = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
export const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** `localStorage`, which accepts nothing new while it is full. */
export const fillable = (isFull: () => boolean): KeyStorage => ({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => (isFull() ? full() : localStorage.setItem(key, value)),
  removeItem: (key) => localStorage.removeItem(key),
  key: (index) => localStorage.key(index),
  get length() {
    return localStorage.length
  },
})

/** A storage of its own, as each tab has one. */
function inMemory(entries: Iterable<readonly [string, string]>): KeyStorage {
  const values = new Map(entries)
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

/** The storage of a tab of this browser; all tabs share `localStorage`. */
export function newTab(from?: BrowserStorage): BrowserStorage {
  const { session } = from ?? {}
  const copied = session?.keys().map((key) => [key, session.getItem(key) ?? ''] as const)
  const own = inMemory(copied ?? [])
  return { local: neverThrowing(() => localStorage), session: neverThrowing(() => own) }
}

/** A browser that blocks all storage. */
export const blocked: BrowserStorage = {
  local: neverThrowing(denied),
  session: neverThrowing(denied),
}

/** All that is stored for all tabs. */
export const stored = (): Record<string, string> =>
  Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']))
