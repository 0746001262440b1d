import type { Receipt } from '../rules/application'
import type { RegistrationDraft } from '../rules/fields'
import type { FailedSend } from '../rules/ports'

/**
 * What came of this page's last press of Submit. It stays until the next one, or until the visitor clears
 * the form or changes what was sent; nothing that another window does replaces it.
 */
export type Outcome =
  | { kind: 'none' }
  /** Another window has changed something in the same moment. */
  | { kind: 'unseen' }
  /** Which ones remain depends on the draft. */
  | { kind: 'problems' }
  /** A bot may have filled in the form; the visitor is asked for one more press. */
  | { kind: 'suspectedBot' }
  | { kind: 'failed'; failure: FailedSend }
  /** `hasOther`: the form has something else now, which was not sent. */
  | { kind: 'sent'; hasOther: boolean }

export const noOutcome: Outcome = { kind: 'none' }

/** An application that the company has, and how to recognise it. */
export interface Success {
  kind: 'success'
  receipt: Receipt
  /** Returns whether a draft is what was sent. */
  wasSent: (draft: RegistrationDraft) => boolean
}

/** What Submit is waiting for. */
export type Phase = 'idle' | 'checking' | 'sending'
