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
  /** The keys of everything that is stored. */
  keys(): string[]
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
      safely([], (storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      ),
  }
}

/** What all pages of this browser share. */
export const browserStorage: SafeStorage = neverThrowing(() => window.localStorage)

/** What the pages of a tab share, one after another, until it is closed. */
export const tabStorage: SafeStorage = neverThrowing(() => window.sessionStorage)

export type Values = Readonly<Record<string, unknown>>

/** Returns the properties of a value from the storage, which may be anything. */
export const valuesOf = (value: unknown): Values => (value ?? {}) as Values

/** A time in the future, since a clock was put right, counts as now: otherwise it would never end. */
export const timeIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? Math.min(value, Date.now()) : undefined

/** Parses what another version of the site, another page or a broken disk may have stored. */
export function parsed(text: string | null): Values {
  try {
    return valuesOf(JSON.parse(String(text)))
  } catch {
    return {}
  }
}
