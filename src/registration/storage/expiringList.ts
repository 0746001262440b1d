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

/** What this browser stores: `local` for all its tabs, `session` for this one. */
export interface BrowserStorage {
  local: SafeStorage
  session: SafeStorage
}

export const browser: BrowserStorage = {
  local: neverThrowing(() => window.localStorage),
  session: neverThrowing(() => window.sessionStorage),
}

export type Values = Readonly<Record<string, unknown>>

/** Returns the properties of a value from the storage, which may be anything. */
export const valuesOf = (value: unknown): Values => (value ?? {}) as Values

/** Returns a text among such properties; empty if there is none of that name. */
export function textIn(values: unknown, name: string): string {
  const text = valuesOf(values)[name]
  return typeof text === 'string' ? text : ''
}

export interface ListRules<Entry> {
  /** Returns the entry that a stored value is, if it is one. */
  read: (value: Values, at: number) => Entry | undefined
  /** Returns what is stored of an entry; by default all of it. */
  write?: (entry: Entry) => object
  /** How many are stored. */
  max: number
  /** In milliseconds; without it entries never expire. */
  lifetime?: number
}

/** Reads and writes a list of dated entries, latest first, as JSON; a list of one without brackets. */
export function expiringList<Entry extends { at: number }>(rules: ListRules<Entry>) {
  const { read, write = (entry) => entry, max, lifetime = Number.POSITIVE_INFINITY } = rules

  const readEntry = (value: unknown): Entry[] => {
    const values = valuesOf(value)
    const now = Date.now()
    if (typeof values.at !== 'number' || now - values.at > lifetime) return []
    // One from the future, since a clock was put right, would never expire: it is from now.
    const entry = read(values, Number.isFinite(lifetime) ? Math.min(values.at, now) : values.at)
    return entry ? [entry] : []
  }
  /** Whatever a text is, the result is entries. */
  const parse = (text: string | null): readonly Entry[] => {
    try {
      return [JSON.parse(String(text))].flat().flatMap(readEntry).slice(0, max)
    } catch {
      return []
    }
  }
  const print = (entries: readonly Entry[]): string => {
    const values = entries.slice(0, max).map(write)
    return JSON.stringify(max === 1 ? values[0] : values)
  }
  /** @returns whether they are in the storage */
  const save = (storage: SafeStorage, key: string, entries: readonly Entry[]): boolean => {
    if (entries.length > 0) return storage.setItem(key, print(entries))
    storage.removeItem(key)
    return true
  }
  /** Returns the valid entries under a key, and removes all else from it. */
  const load = (storage: SafeStorage, key: string): readonly Entry[] => {
    const text = storage.getItem(key)
    const entries = parse(text)
    // Otherwise nothing is written, since another tab may just have changed it.
    if (text !== null && text !== print(entries)) save(storage, key, entries)
    return entries
  }
  return { parse, print, load, save }
}

/**
 * Listens for changes by other pages. A page in the background may get no storage events, so it also
 * looks when it is shown again; one that the visitor has left gets none.
 *
 * @param onReturn called when the visitor comes back to this page, which the browser has kept as it
 *   was (bfcache)
 * @returns a function that ends it
 */
export function onStorageChange(onChange: () => void, onReturn: () => void): () => void {
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
  // The last one is the document's. Chrome 87 has no option `signal`.
  const events = ['storage', 'pageshow', 'pagehide', 'visibilitychange']
  for (const name of events) window.addEventListener(name, look, true)
  return () => {
    for (const name of events) window.removeEventListener(name, look, true)
  }
}
