import type { RegistrationDraft } from '../../registration/fields'
import type { FailedSend } from '../../registration/ports'

/** What was sent, for the record shown after it. */
export interface SentRecord {
  draft: RegistrationDraft
  /** See `referenceOf`. */
  reference: string
  /** In milliseconds since 1970. */
  at: number
}

/** The one message that the form shows about what happened. */
export type FormNews =
  | { kind: 'none' }
  /** A draft was brought back; `keptAt` in milliseconds since 1970. */
  | { kind: 'restored'; keptAt: number }
  /** The visitor cleared the form; `draft` is what undoing brings back. */
  | { kind: 'cleared'; draft: RegistrationDraft }
  | { kind: 'sentElsewhere' }
  /** The last submit found problems; what they are now, the draft says. */
  | { kind: 'problems' }
  | { kind: 'failed'; outcome: FailedSend }
  | { kind: 'sent'; record: SentRecord }

/** News replaces news; two things that a visitor does may end it. */
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
