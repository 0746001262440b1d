import { fateOf, type SendApplication, type SendOutcome } from '../registration/ports'
import { referenceOf } from '../registration/reference'
import type { AttemptLog } from './browserStorage'

/** The part of `navigator.locks` that is used; a lock is held by one tab at a time. */
export type Locks = Pick<LockManager, 'request'>

/**
 * Lets an application out once. What may have arrived is remembered before it leaves, so that a
 * page that dies while sending does not send again when it comes back; one tab sends at a time.
 *
 * @param locks `undefined` where the browser has none; each tab then watches itself alone
 */
export function sendOnce(
  send: SendApplication,
  attempts: AttemptLog,
  locks: Locks | undefined,
): SendApplication {
  return async (application, { again = false } = {}) => {
    const reference = referenceOf(application)
    const release = async (): Promise<SendOutcome> => {
      const earlier = attempts.find(reference)
      if (earlier && !again) return keptBack(earlier)
      attempts.remember(earlier ?? { reference, at: Date.now(), state: 'unclear' })
      const outcome = await send(application)
      if (outcome.ok) attempts.remember({ reference, at: Date.now(), state: 'sent' })
      else if (fateOf[outcome.reason] === 'notSent' && !earlier) attempts.forget(reference)
      return outcome
    }
    return locks ? alone(locks, release) : release()
  }
}

const lockName = 'registration-sending'

/** A browser that blocks its storage may deny its locks too; each tab then watches itself alone. */
async function alone(locks: Locks, release: () => Promise<SendOutcome>): Promise<SendOutcome> {
  let entered = false
  try {
    return await locks.request(lockName, { ifAvailable: true }, async (lock) => {
      entered = true
      return lock ? release() : ({ ok: false, reason: 'underWay', text: '' } as const)
    })
  } catch (error) {
    if (entered) throw error
    return release()
  }
}

function keptBack({ state, at }: { state: 'sent' | 'unclear'; at: number }): SendOutcome {
  return { ok: false, reason: state === 'sent' ? 'alreadySent' : 'triedBefore', text: '', at }
}
