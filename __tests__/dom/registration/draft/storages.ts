import { neverThrowing } from '../../../../src/registration/draft/browserStorage'

/** `localStorage` that holds at most this many characters. */
export const limited = (quota: () => number) =>
  neverThrowing(() => ({
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => {
      const others = Object.keys(localStorage).filter((name) => name !== key)
      const used = [key, value, ...others, ...others.map((name) => localStorage.getItem(name))]
      if (used.join('').length > quota()) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      localStorage.setItem(key, value)
    },
    removeItem: (key) => localStorage.removeItem(key),
    key: (index) => localStorage.key(index),
    length: localStorage.length,
  }))

/** A browser that blocks all storage. */
export const blocked = neverThrowing(() => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
})

/** All that is stored, keys and values. */
export const stored = (): string =>
  Object.entries({ ...localStorage })
    .flat()
    .join(' ')
