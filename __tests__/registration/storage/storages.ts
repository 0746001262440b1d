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

/** The storage of a new tab of this browser; all tabs share `localStorage`. */
export function newTab(): BrowserStorage {
  const own = new Map<string, string>()
  return {
    local: neverThrowing(() => localStorage),
    session: {
      getItem: (key) => own.get(key) ?? null,
      setItem: (key, value) => own.set(key, value).has(key),
      removeItem: (key) => own.delete(key),
      keys: () => [...own.keys()],
    },
  }
}

/** A browser that blocks all storage. */
export const blocked: BrowserStorage = {
  local: neverThrowing(denied),
  session: neverThrowing(denied),
}

/** All that is stored for all tabs. */
export const stored = (): Record<string, string> =>
  Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']))
