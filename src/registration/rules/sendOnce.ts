import { timeoutMs } from './limits'
import type {
  DeliverApplication,
  FailedSend,
  SendApplication,
  SendAttempt,
  SendAttempts,
  SendOutcome,
} from './ports'
import { sendFailures } from './sendFailures'

/** The part of `navigator.locks` that is used; a lock is held by one tab at a time. */
export type Locks = Pick<LockManager, 'request'>

/**
 * Sends an application at most once. It is saved before it is sent, so that a page that crashes
 * while sending does not send again when it is reopened; only one tab sends at a time. A second
 * attempt that the visitor asks for replaces the first, unless it certainly did not leave.
 *
 * @param locks `undefined` where the browser has none; then each tab only guards itself
 */
export function sendOnce(
  deliver: DeliverApplication,
  attempts: SendAttempts,
  locks: Locks | undefined,
): SendApplication {
  return async (application, { again }) => {
    const { gst_number } = application
    const attempt = async (): Promise<SendOutcome> => {
      const earlier = attempts.find(gst_number)
      if (earlier && !again) return withheld(earlier)
      attempts.save(gst_number, { at: Date.now(), state: 'unclear' })
      const outcome = await deliver(application)
      const note = ({ ok }: SendOutcome) => {
        if (ok) attempts.save(gst_number, { at: Date.now(), state: 'sent' })
      }
      note(outcome)
      if (outcome.ok) return outcome
      if (isNotSent(outcome)) attempts.save(gst_number, earlier)
      outcome.late?.then(note)
      return { ...outcome, earlier }
    }
    return locks ? exclusively(locks, attempt) : attempt()
  }
}

const isNotSent = ({ reason }: FailedSend): boolean => sendFailures[reason].fate === 'notSent'

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

const withheld = (earlier: SendAttempt): SendOutcome => ({
  ok: false,
  reason: earlier.state === 'sent' ? 'alreadySent' : 'triedBefore',
  text: '',
  earlier,
})
