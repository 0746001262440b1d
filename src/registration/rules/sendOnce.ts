import { timeoutMs } from './limits'
import type {
  DeliverApplication,
  EarlierAttempts,
  SendApplication,
  SendAttempts,
  SendOutcome,
} from './ports'
import { sendFailures } from './sendFailures'

/** The part of `navigator.locks` that is used; a lock is held by one tab at a time. */
export type Locks = Pick<LockManager, 'request'>

/**
 * Sends an application at most once. Each attempt is stored before it leaves, so that a page that
 * crashes while sending does not send again when it is reopened; only one tab sends at a time. An answer
 * is recorded with its own attempt, whenever it comes.
 *
 * @param locks `undefined` where the browser has none; then each tab only guards itself
 */
export function sendOnce(
  deliver: DeliverApplication,
  attempts: SendAttempts,
  locks: Locks | undefined,
): SendApplication {
  return async (application, { again }) => {
    const attempt = async (): Promise<SendOutcome> => {
      const earlier = attempts.find(application.gst_number)
      if (earlier && !again) return withheld(earlier)
      const recordAnswer = attempts.begin(application.gst_number)
      const recorded = (outcome: SendOutcome): SendOutcome => {
        if (outcome.ok) recordAnswer('sent')
        else if (sendFailures[outcome.reason].fate === 'notSent') recordAnswer('refused')
        return outcome.ok ? outcome : { ...outcome, earlier, late: outcome.late?.then(recorded) }
      }
      return recorded(await deliver(application))
    }
    return locks ? exclusively(locks, attempt) : attempt()
  }
}

const lockName = 'registration-sending'

/**
 * A browser that blocks storage may also deny locks, and some never answer; then each tab only
 * guards itself.
 */
function exclusively(locks: Locks, attempt: () => Promise<SendOutcome>): Promise<SendOutcome> {
  return new Promise((resolve) => {
    let isWaiting = true
    const enter = (outcome: () => SendOutcome | Promise<SendOutcome>) => {
      if (!isWaiting) return undefined
      isWaiting = false
      clearTimeout(timer)
      const entered = outcome()
      resolve(entered)
      return entered
    }
    const timer = setTimeout(() => enter(attempt), timeoutMs)
    const request = async () =>
      locks.request(lockName, { ifAvailable: true }, async (lock) =>
        enter(lock ? attempt : () => ({ ok: false, reason: 'underWay', text: '' })),
      )
    request().catch(() => enter(attempt))
  })
}

const withheld = (earlier: EarlierAttempts): SendOutcome => ({
  ok: false,
  reason: earlier.sentAt === undefined ? 'triedBefore' : 'alreadySent',
  text: '',
  earlier,
})
