import { type Application, applicationNames } from '../rules/application'
import { sentLifetime } from '../rules/limits'
import type { EarlierAttempt, RecordAnswer, SendAttempts } from '../rules/ports'
import { browserStorage, parsed, type SafeStorage } from './browserStorage'
import { fieldPrefix, timeIn } from './draftStore'

/** Each attempt has its own key, with the hash of its GST number and a random id. */
const prefix = 'registration-attempt:'

/**
 * Returns a short hash of a text (FNV-1a, 32 bits). Nobody can read a GST number from it, but whoever
 * has the number can test it: the privacy notice says so.
 */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

const contentOf = (application: Application): string =>
  hashOf(JSON.stringify(applicationNames.map((name) => application[name])))

interface Attempt {
  at: number
  state: 'unclear' | 'sent' | 'refused'
  /** A hash of the application. */
  content: string
}

const isOver = ({ at }: Attempt): boolean => Date.now() - at > sentLifetime

function attemptIn(text: string | null): Attempt | undefined {
  const { at: time, state, content } = parsed(text)
  const at = timeIn(time)
  const isState = state === 'unclear' || state === 'sent' || state === 'refused'
  return at !== undefined && isState ? { at, state, content: String(content) } : undefined
}

/** Remembers attempts in this browser, for all its pages. */
export function createSendAttempts(storage: SafeStorage = browserStorage): SendAttempts {
  /** The attempts of this page, in case they cannot be stored; no clock makes them too old. */
  const own = new Map<string, Attempt>()
  const ofNumber = (hash: string): Attempt[] => {
    const stored = storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const attempt = attemptIn(storage.getItem(key))
        if (attempt && !isOver(attempt)) return own.has(key) ? [] : [[key, attempt] as const]
        storage.removeItem(key)
        return []
      })
    return [...stored, ...own]
      .filter(([key]) => key.startsWith(`${prefix}${hash}:`))
      .map(([, attempt]) => attempt)
  }
  return {
    find: (application): EarlierAttempt | undefined => {
      const content = contentOf(application)
      const attempts = ofNumber(hashOf(application.gst_number))
      const latest = <State extends Attempt['state']>(state: State) =>
        attempts
          .flatMap((one) => (one.state === state ? [{ ...one, state }] : []))
          .sort((one, other) => other.at - one.at)[0]
      const highest = latest('sent') ?? latest('unclear')
      if (!highest) return undefined
      const { at, state } = highest
      return { at, state, isSame: highest.content === content }
    },
    begin: (application): RecordAnswer => {
      const id = Math.random().toString(36).slice(2)
      const key = `${prefix}${hashOf(application.gst_number)}:${id}`
      const content = contentOf(application)
      const save = (state: Attempt['state']) => {
        const attempt: Attempt = { at: Date.now(), state, content }
        own.set(key, attempt)
        storeBeforeDraft(storage, key, JSON.stringify(attempt))
      }
      save('unclear')
      return (answer) => {
        if (own.get(key)?.state !== 'sent') save(answer)
      }
    },
  }
}

/** If there is no room for an attempt, the draft is removed; its page stores it again after the answer. */
function storeBeforeDraft(storage: SafeStorage, key: string, attempt: string): void {
  if (storage.setItem(key, attempt)) return
  const fields = storage.keys().filter((name) => name.startsWith(fieldPrefix))
  const values = fields.map((name) => [name, storage.getItem(name)] as const)
  for (const name of fields) storage.removeItem(name)
  storage.setItem(key, attempt)
  const isBack = values.map(([name, value]) => storage.setItem(name, value ?? '')).every(Boolean)
  // A part of the draft would look like a change; its page stores all of it again.
  if (!isBack) for (const name of fields) storage.removeItem(name)
}
