import type { SendAttempt, SendAttempts } from '../rules/ports'
import { browser, expiringList, type SafeStorage } from './expiringList'

const key = 'registration-attempts'

/** None is forgotten by its age, as the clock may be wrong. */
export const attemptList = expiringList<SendAttempt>({
  max: 20,
  read: ({ reference, state }, at) =>
    typeof reference === 'string' && (state === 'sent' || state === 'unclear')
      ? { reference, at, state }
      : undefined,
})

/** Returns the references of the applications that this browser's tabs have sent. */
export const sentReferences = (storage: SafeStorage): readonly string[] =>
  attemptList
    .parse(storage.getItem(key))
    .flatMap(({ reference, state }) => (state === 'sent' ? [reference] : []))

/** Returns storage that has in memory, until the tab closes, what the other does not accept. */
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

const ofThisTab = withMemory(browser.local)

/** Remembers attempts in this browser, for all its tabs. */
export function createSendAttempts(storage: SafeStorage = ofThisTab): SendAttempts {
  const load = () => attemptList.parse(storage.getItem(key))
  const without = (reference: string) => load().filter((other) => other.reference !== reference)
  return {
    find: (reference) => load().find((attempt) => attempt.reference === reference),
    save: (attempt) =>
      void attemptList.save(storage, key, [attempt, ...without(attempt.reference)]),
    forget: (reference) => void attemptList.save(storage, key, without(reference)),
  }
}
