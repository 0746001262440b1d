import type { RegistrationDraft } from '../../registration/fields'
import type { FailedSend } from '../../registration/ports'
import { isSameRecord, type SentRecord } from '../../registration/sentRecords'

/** What happened last; the form shows one message about it. */
export type FormNews =
  | { kind: 'none' }
  /** A draft was restored; `keptAt` in milliseconds since 1970. */
  | { kind: 'restored'; keptAt: number }
  /** The visitor cleared the form; undo restores `draft`. */
  | { kind: 'cleared'; draft: RegistrationDraft }
  /** What is in the form has been sent, or an earlier version of it. */
  | { kind: 'sentElsewhere' }
  /** The last submit found problems; which ones remain depends on the draft. */
  | { kind: 'problems' }
  | { kind: 'failed'; outcome: FailedSend }
  /** A bot may have filled in the form; the visitor is asked for one more press. */
  | { kind: 'unconfirmed' }
  /** `hasUnsent`: the form still has what the visitor changed while it was being sent. */
  | { kind: 'sent'; record: SentRecord; hasUnsent?: boolean }

/** News replaces earlier news; editing and submitting may end it. */
export type FormEvent =
  | FormNews
  | { kind: 'edited' }
  | { kind: 'submitted' }
  /** The visitor comes back to the page, and the form shows what it did. */
  | { kind: 'returned' }
  | { kind: 'recordRemoved'; record: SentRecord }

export function newsAfter(news: FormNews, event: FormEvent): FormNews {
  switch (event.kind) {
    case 'edited':
    case 'returned':
      return news.kind === 'cleared' ? { kind: 'none' } : news
    case 'submitted':
      return news.kind === 'problems' ? news : { kind: 'none' }
    case 'recordRemoved':
      return news.kind === 'sent' && isSameRecord(news.record, event.record)
        ? { kind: 'none' }
        : news
    default:
      return event
  }
}
