/**
 * The part of `Storage` that is used. Every call may throw: storage may be blocked, full or
 * missing.
 */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Storage whose calls never throw. */
export interface SafeStorage {
  getItem(key: string): string | null
  /** @returns whether the value is now in the storage */
  setItem(key: string, value: string): boolean
  removeItem(key: string): void
  keys(): readonly string[]
}

/** @param storageOf returns the storage; merely reading `window.localStorage` may throw */
export function neverThrowing(storageOf: () => KeyStorage): SafeStorage {
  const safely = <Result>(fallback: Result, use: (storage: KeyStorage) => Result): Result => {
    try {
      return use(storageOf())
    } catch {
      return fallback
    }
  }
  return {
    getItem: (key) => safely(null, (storage) => storage.getItem(key)),
    setItem: (key, value) =>
      safely(false, (storage) => {
        storage.setItem(key, value)
        return storage.getItem(key) === value
      }),
    removeItem: (key) => safely(undefined, (storage) => storage.removeItem(key)),
    keys: () =>
      safely<readonly string[]>([], (storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      ),
  }
}

/** The storage, with what it does not accept in memory until the tab closes. */
export function withMemory(storage: SafeStorage): SafeStorage {
  const inMemory = new Map<string, string>()
  return {
    ...storage,
    getItem: (key) => inMemory.get(key) ?? storage.getItem(key),
    setItem: (key, value) => {
      const isStored = storage.setItem(key, value)
      if (isStored) inMemory.delete(key)
      else inMemory.set(key, value)
      return isStored
    },
    removeItem: (key) => {
      inMemory.delete(key)
      storage.removeItem(key)
    },
  }
}

/** What this browser stores: `local` for all its tabs, `session` for this one. */
export interface BrowserStorage {
  local: SafeStorage
  session: SafeStorage
}

export const browser: BrowserStorage = {
  local: neverThrowing(() => window.localStorage),
  session: neverThrowing(() => window.sessionStorage),
}

/** What a page is told of other pages that use the same storage. */
export interface StorageListener {
  /** Another page may have changed it. */
  onChange: () => void
  /** The visitor comes back to this page, which the browser has kept as it was (bfcache). */
  onReturn: () => void
}

/**
 * Listens for changes by other pages. A page in the background may get no storage events, so it also
 * looks when it is shown again; one that the visitor has left gets none.
 *
 * @returns a function that ends it
 */
export function onStorageChange({ onChange, onReturn }: StorageListener): () => void {
  let isLeft = false
  const look = ({ type }: Event) => {
    if (type === 'pagehide') isLeft = true
    else if (!isLeft) onChange()
    // It is hidden after it was left, and shown before it is entered again.
    else if (!document.hidden) {
      isLeft = false
      onReturn()
    }
  }
  // The last one is the document's.
  const events = ['storage', 'pageshow', 'pagehide', 'visibilitychange']
  for (const name of events) window.addEventListener(name, look, true)
  return () => {
    for (const name of events) window.removeEventListener(name, look, true)
  }
}
