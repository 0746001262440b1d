import { isSameReceipt, type Receipt, referenceOf } from '../rules/application'
import type { RegistrationDraft } from '../rules/fields'
import type { FailedSend } from '../rules/ports'

/** What happened last; the form shows one message about it. */
export type FormStatus =
  | { kind: 'none' }
  /** A draft was restored; `savedAt` in milliseconds since 1970. */
  | { kind: 'restored'; savedAt: number }
  /** The visitor cleared the form; undo restores `draft`. */
  | { kind: 'cleared'; draft: RegistrationDraft }
  /** The application of this reference has been sent; the form has it, or another version of it. */
  | { kind: 'sentElsewhere'; reference: string }
  /** The last submit found problems; which ones remain depends on the draft. */
  | { kind: 'problems' }
  | { kind: 'failed'; outcome: FailedSend }
  /** A bot may have filled in the form; the visitor is asked for one more press. */
  | { kind: 'suspectedBot' }
  /** `hasUnsent`: the form still has what the visitor changed while it was being sent. */
  | { kind: 'sent'; receipt: Receipt; hasUnsent?: boolean }

/** A new status replaces the earlier one; editing and submitting may end it. */
export type FormEvent =
  | FormStatus
  /** The draft was changed, or the visitor comes back to the page and the form shows what it did. */
  | { kind: 'edited' }
  | { kind: 'submitted' }
  | { kind: 'receiptRemoved'; receipt: Receipt }

export function formStatusReducer(status: FormStatus, event: FormEvent): FormStatus {
  switch (event.kind) {
    case 'edited':
      return status.kind === 'cleared' ? { kind: 'none' } : status
    case 'submitted':
      return status.kind === 'problems' ? status : { kind: 'none' }
    case 'receiptRemoved':
      return status.kind === 'sent' && isSameReceipt(status.receipt, event.receipt)
        ? { kind: 'none' }
        : status
    default:
      return event
  }
}

/** Whether another tab has sent the application that the draft is of; another document is another one. */
export const isSentElsewhere = (status: FormStatus, draft: RegistrationDraft): boolean =>
  status.kind === 'sentElsewhere' && status.reference === referenceOf(draft)
