import {
  type Attempt,
  type AttemptLog,
  readAttempts,
  withAttempt,
  withoutAttempt,
} from '../registration/attempts'
import { browser, type SafeStorage, withMemory } from './storage'

const key = 'registration-attempts'

const readFrom = (storage: SafeStorage) => readAttempts(storage.getItem(key))

/** The references of the applications that this browser's tabs have sent. */
export const sentReferences = (storage: SafeStorage): readonly string[] =>
  readFrom(storage)
    .filter(({ state }) => state === 'sent')
    .map(({ reference }) => reference)

const ofThisTab = withMemory(browser.local)

/** Remembers attempts in this browser, for all its tabs. */
export function rememberAttempts(storage: SafeStorage = ofThisTab): AttemptLog {
  const write = (attempts: readonly Attempt[]) => {
    storage.setItem(key, JSON.stringify(attempts))
  }
  return {
    find: (reference) => readFrom(storage).find((attempt) => attempt.reference === reference),
    remember: (attempt) => write(withAttempt(readFrom(storage), attempt)),
    forget: (reference) => write(withoutAttempt(readFrom(storage), reference)),
  }
}
