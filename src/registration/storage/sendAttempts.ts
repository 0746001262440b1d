import type { SendAttempt, SendAttempts } from '../rules/ports'
import { type BrowserStorage, browser, expiringList, type SafeStorage } from './expiringList'

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
    .filter(({ state }) => state === 'sent')
    .map(({ reference }) => reference)

/** Remembers attempts in this browser, for all its tabs. */
export function createSendAttempts({ local, session }: BrowserStorage = browser): SendAttempts {
  /** What the browser did not accept. This tab remembers it, also in its own storage, for a reload. */
  let unsaved: readonly SendAttempt[] | undefined

  const load = () =>
    unsaved ?? [session, local].flatMap((storage) => attemptList.parse(storage.getItem(key)))
  const save = (attempts: readonly SendAttempt[]) => {
    unsaved = attemptList.save(local, key, attempts) ? undefined : attempts
    attemptList.save(session, key, unsaved ?? [])
  }
  const others = (reference: string) => load().filter((attempt) => attempt.reference !== reference)
  return {
    find: (reference) => load().find((attempt) => attempt.reference === reference),
    save: (attempt) => save([attempt, ...others(attempt.reference)]),
    forget: (reference) => save(others(reference)),
  }
}
