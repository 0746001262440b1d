import {
  type Attempt,
  type AttemptLog,
  readAttempts,
  withAttempt,
  withoutAttempt,
} from '../registration/attempts'
import { readDraft, writeDraft } from '../registration/draft'
import { isEmpty } from '../registration/fields'
import type { DraftStore } from '../registration/ports'

/** The storage keys of the draft and of the attempts to send. */
const keys = { draft: 'registration-draft', attempts: 'registration-attempts' }

/**
 * The part of `Storage` that is used. Every call may throw: storage may be blocked, full or
 * missing.
 */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage that never throws; what the browser will not store is in memory until the tab closes. */
export function neverThrowing(storageOf: () => KeyStorage): KeyStorage {
  const inMemory = new Map<string, string>()
  const safely = <Result>(use: (storage: KeyStorage) => Result): Result | undefined => {
    try {
      return use(storageOf())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => inMemory.get(key) ?? safely((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      inMemory.set(key, value)
      safely((storage) => {
        storage.setItem(key, value)
        inMemory.delete(key)
      })
    },
    removeItem: (key) => {
      inMemory.delete(key)
      safely((storage) => storage.removeItem(key))
    },
  }
}

/** This browser's storage; merely reading `localStorage` may throw. */
const browser = neverThrowing(() => window.localStorage)

/** Keeps the draft in this browser (docs/decisions/drafts.md). */
export function keepDrafts(storage: KeyStorage = browser): DraftStore {
  return {
    load: () => {
      const kept = readDraft(storage.getItem(keys.draft), Date.now())
      if (!kept) storage.removeItem(keys.draft)
      return kept
    },
    keep: (draft) => {
      if (isEmpty(draft)) storage.removeItem(keys.draft)
      else storage.setItem(keys.draft, writeDraft({ draft, at: Date.now() }))
    },
    onSentElsewhere: (listener) => {
      const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
        if (key !== keys.attempts) return
        const before = sentReferences(oldValue)
        for (const reference of sentReferences(newValue)) {
          if (!before.includes(reference)) listener(reference)
        }
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

const sentReferences = (text: string | null): readonly string[] =>
  readAttempts(text, Date.now())
    .filter(({ state }) => state === 'sent')
    .map(({ reference }) => reference)

/** Remembers attempts in this browser, for all its tabs. */
export function rememberAttempts(storage: KeyStorage = browser): AttemptLog {
  const list = () => readAttempts(storage.getItem(keys.attempts), Date.now())
  const write = (attempts: readonly Attempt[]) =>
    storage.setItem(keys.attempts, JSON.stringify(attempts))
  return {
    find: (reference) => list().find((attempt) => attempt.reference === reference),
    remember: (attempt) => write(withAttempt(list(), attempt)),
    forget: (reference) => write(withoutAttempt(list(), reference)),
  }
}
