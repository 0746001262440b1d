import { sentLifetime } from '../rules/limits'
import type { SendAttempt, SendAttempts } from '../rules/ports'
import { browserStorage, parsed, type SafeStorage, valuesOf } from './browserStorage'
import { draftKey } from './draftStorage'

const key = 'registration-attempts'

/**
 * Returns a short hash of a text (FNV-1a, 32 bits). Nobody can read the number from it, but whoever
 * has the number can test it: the privacy notice says so.
 */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

type Attempts = Record<string, SendAttempt>

/** The valid attempts in a stored text, by hash, without those that are too old. */
function read(text: string | null): Attempts {
  const entries = Object.entries(parsed(text)).flatMap(([hash, value]) => {
    const { at, state } = valuesOf(value)
    const isAttempt = typeof at === 'number' && (state === 'sent' || state === 'unclear')
    return isAttempt && Date.now() - at <= sentLifetime ? [[hash, { at, state }]] : []
  })
  return Object.fromEntries(entries)
}

/** Remembers attempts in this browser, for all its pages. */
export function createSendAttempts(storage: SafeStorage = browserStorage): SendAttempts {
  /** What this page has attempted, where nothing can be stored and whatever the clock says. */
  const own = new Map<string, SendAttempt | undefined>()
  const load = () => read(storage.getItem(key))
  return {
    find: (gstNumber) => {
      const hash = hashOf(gstNumber)
      return load()[hash] ?? own.get(hash)
    },
    save: (gstNumber, attempt) => {
      const hash = hashOf(gstNumber)
      own.set(hash, attempt)
      store(storage, JSON.stringify({ ...load(), [hash]: attempt }))
    },
  }
}

/** An attempt is worth more than the draft, which makes room for it; its page stores it again. */
function store(storage: SafeStorage, attempts: string): void {
  if (storage.setItem(key, attempts)) return
  const draft = storage.getItem(draftKey)
  storage.removeItem(draftKey)
  storage.setItem(key, attempts)
  if (draft !== null) storage.setItem(draftKey, draft)
}
