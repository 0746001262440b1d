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

/** Under these names the browser keeps what was typed and what was sent. */
const keys = { draft: 'registration-draft', attempts: 'registration-attempts' }

/**
 * The part of the browser's storage that is used. Every call may throw: storage may be blocked,
 * full, or not there at all.
 */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage that never throws; what the browser will not store is kept until the tab closes. */
export function neverThrowing(storageOf: () => KeyStorage): KeyStorage {
  const unkept = new Map<string, string>()
  const tried = <Result>(use: (storage: KeyStorage) => Result): Result | undefined => {
    try {
      return use(storageOf())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => unkept.get(key) ?? tried((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      unkept.set(key, value)
      tried((storage) => {
        storage.setItem(key, value)
        unkept.delete(key)
      })
    },
    removeItem: (key) => {
      unkept.delete(key)
      tried((storage) => storage.removeItem(key))
    },
  }
}

/** The storage of this browser; reading the name alone may throw. */
const browser = neverThrowing(() => window.localStorage)

/** Keeps the draft in this browser (docs/decisions/drafts.md). */
export function keepDrafts(storage: KeyStorage = browser): DraftStore {
  return {
    load: () => readDraft(storage.getItem(keys.draft), Date.now()),
    keep: (draft) => {
      if (isEmpty(draft)) storage.removeItem(keys.draft)
      else storage.setItem(keys.draft, writeDraft({ draft, at: Date.now() }))
    },
    onSentElsewhere: (listener) => {
      const heard = ({ key, oldValue, newValue }: StorageEvent) => {
        if (key !== keys.attempts) return
        const before = sentReferences(oldValue)
        for (const reference of sentReferences(newValue)) {
          if (!before.includes(reference)) listener(reference)
        }
      }
      window.addEventListener('storage', heard)
      return () => window.removeEventListener('storage', heard)
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
