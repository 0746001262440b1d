import type { RegistrationDraft } from '../rules/fields'
import type { FailedSend } from '../rules/ports'

/** One attempt to send: it knows what was sent. */
export interface Attempt {
  /** As it was in the form. */
  submitted: RegistrationDraft
  /** As it was sent. */
  cleaned: RegistrationDraft
}

/**
 * What came of this page's last press of Submit. It stays until the next one, or until the visitor clears
 * the form or changes what was sent.
 */
export type Outcome =
  | { kind: 'none' }
  /**
   * Which ones remain depends on the draft. `gone`: the ids of documents that the upload service does not
   * have any more.
   */
  | { kind: 'problems'; gone: readonly string[] }
  /** Without an attempt, the page could not even check the form. */
  | { kind: 'failed'; failure: FailedSend; attempt?: Attempt }
  /** `hasOther`: the form has something else now, which was not sent. */
  | { kind: 'sent'; hasOther: boolean }

export const noOutcome: Outcome = { kind: 'none' }

/** What Submit is waiting for. */
export type Phase = 'idle' | 'checking' | 'sending'
