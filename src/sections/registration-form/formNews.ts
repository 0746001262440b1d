import type { RegistrationDraft } from '../../registration/fields'
import type { FailedSend } from '../../registration/ports'

/** The application as it was sent, for the record that is shown afterwards. */
export interface SentRecord {
  draft: RegistrationDraft
  /** See `referenceOf`. */
  reference: string
  /** In milliseconds since 1970. */
  at: number
  /** The form still has what the visitor changed while the application was being sent. */
  hasUnsent?: boolean
}

/** What happened last; the form shows one message about it. */
export type FormNews =
  | { kind: 'none' }
  /** A draft was restored; `keptAt` in milliseconds since 1970. */
  | { kind: 'restored'; keptAt: number }
  /** The visitor cleared the form; undo restores `draft`. */
  | { kind: 'cleared'; draft: RegistrationDraft }
  | { kind: 'sentElsewhere' }
  /** The last submit found problems; which ones remain depends on the draft. */
  | { kind: 'problems' }
  | { kind: 'failed'; outcome: FailedSend }
  /** A bot may have filled in the form; the visitor is asked for one more press. */
  | { kind: 'unconfirmed' }
  | { kind: 'sent'; record: SentRecord }

/** News replaces earlier news; editing and submitting may end it. */
export type FormEvent = FormNews | { kind: 'edited' } | { kind: 'submitted' }

export function newsAfter(news: FormNews, event: FormEvent): FormNews {
  switch (event.kind) {
    case 'edited':
      return news.kind === 'cleared' ? { kind: 'none' } : news
    case 'submitted':
      return news.kind === 'problems' ? news : { kind: 'none' }
    default:
      return event
  }
}
