import { emptyDraft, isEmpty, isSameDraft, type RegistrationDraft } from '../rules/fields'
import type { End, SentNote, Stored } from '../rules/ports'

/** How what is on the screen relates to what is stored (docs/decisions/one-application.md). */
export type Keeping =
  /** They are the same. */
  | { kind: 'kept' }
  /** It is no longer stored: browsing data was deleted, or another page has called it too old. */
  | { kind: 'vanished' }
  /** The browser refused this page's last change, so the page follows nobody. */
  | { kind: 'notKept' }
  /** Another draft is stored, last seen at that time; the visitor chooses, and nothing is written before. */
  | { kind: 'undecided'; otherAt: number }
  /** The form shows what was sent; it is stored with the first change. */
  | { kind: 'resending' }

/** What this page says of what is stored. Times are in ms since 1970. */
export type News =
  | { kind: 'none' }
  /** An earlier visit or another window has stored the draft, which was last seen at that time. */
  | { kind: 'restored'; seenAt: number }
  /** It was cleared in another window, or too old. */
  | { kind: 'ended'; how: 'cleared' | 'expired' }
  /** An application was sent from this browser, at an earlier visit or in another window. */
  | { kind: 'sent'; sent: SentNote }
  /** The visitor has cleared the form here; until then, undo brings it back. */
  | { kind: 'cleared'; draft: RegistrationDraft; until: number }

export interface DraftState {
  keeping: Keeping
  news: News
  /** Names the draft on the screen; `undefined` until its first field is stored. */
  id?: string
}

export interface Followed extends DraftState {
  draft: RegistrationDraft
}

export const kept: Keeping = { kind: 'kept' }
export const noNews: News = { kind: 'none' }

/** Returns whether text on the screen is nowhere else, so that the page warns before it is left. */
export const isUnsaved = ({ kind }: Keeping): boolean => kind !== 'kept' && kind !== 'resending'

/** What an empty page says: that the last draft was too old, or that one was sent; not that it was cleared. */
export const newsOfEnd = ({ end, sent }: Stored): News => {
  if (end?.how === 'expired' && end.at >= (sent?.at ?? 0)) return { kind: 'ended', how: end.how }
  return sent ? { kind: 'sent', sent } : noNews
}

/** The state of a page that is hydrated. `typed`: what was typed or filled in before. */
export function opened(stored: Stored, typed: Partial<RegistrationDraft>): Followed {
  const { id, draft, seenAt } = stored
  if (isEmpty(draft)) {
    return { draft: { ...emptyDraft, ...typed }, keeping: kept, news: newsOfEnd(stored) }
  }
  return isSameDraft({ ...draft, ...typed }, draft)
    ? { id, draft, keeping: kept, news: { kind: 'restored', seenAt: seenAt } }
    : {
        draft: { ...emptyDraft, ...typed },
        keeping: { kind: 'undecided', otherAt: seenAt },
        news: noNews,
      }
}

/**
 * Returns what follows when another page may have changed what is stored: that is the truth, unless the
 * screen has something that is not stored.
 *
 * @param before how the last draft had ended, as far as this page knew
 */
export function followed(screen: Followed, stored: Stored, before: End | undefined): Followed {
  const { keeping, draft } = screen
  if (keeping.kind === 'notKept') return screen
  if (isEmpty(stored.draft)) return withoutStored(screen, stored, before)
  if (isSameDraft(stored.draft, draft)) {
    return keeping.kind === 'kept' && screen.id === stored.id
      ? screen
      : { ...screen, id: stored.id, keeping: kept }
  }
  if (keeping.kind === 'undecided') return screen
  if (keeping.kind === 'vanished') {
    return { ...screen, keeping: { kind: 'undecided', otherAt: stored.seenAt } }
  }
  const news: News = { kind: 'restored', seenAt: stored.seenAt }
  // What this page had was sent before somebody began the next one.
  const wasSent = hasEnded(screen, stored) && stored.end?.how === 'sent'
  return {
    id: stored.id,
    draft: stored.draft,
    keeping: kept,
    news: wasSent ? newsOfEnd(stored) : news,
  }
}

/** Returns whether the draft on the screen has ended. */
export const hasEnded = ({ id }: DraftState, { end }: Stored): boolean =>
  id !== undefined && end?.ids.includes(id) === true

function withoutStored(screen: Followed, stored: Stored, before: End | undefined): Followed {
  const { keeping, draft } = screen
  const { end } = stored
  const isNew = end !== undefined && (end.at !== before?.at || end.how !== before.how)
  if (isEmpty(draft)) {
    return isNew && end.how === 'sent' ? { ...screen, news: newsOfEnd(stored) } : screen
  }
  if (keeping.kind === 'resending') return screen
  // The other draft has ended or vanished.
  if (keeping.kind === 'undecided') return { ...screen, keeping: { kind: 'vanished' } }
  if (end && end.how !== 'expired' && hasEnded(screen, stored)) {
    const news: News = end.how === 'sent' ? newsOfEnd(stored) : { kind: 'ended', how: end.how }
    return { draft: emptyDraft, keeping: kept, news }
  }
  // Its fields are there, and empty: somebody has emptied them.
  const isEmptied = keeping.kind === 'kept' && stored.id !== undefined
  if (isEmptied) return { ...screen, draft: stored.draft, id: stored.id }
  // Nobody has ended it: browsing data may have been deleted.
  return { ...screen, keeping: { kind: 'vanished' }, news: noNews }
}
