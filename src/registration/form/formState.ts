import type { Receipt } from '../rules/application'
import { emptyDraft, isEmpty, isSameDraft, type RegistrationDraft } from '../rules/fields'
import type { End, FailedSend, Stored } from '../rules/ports'

/** How the draft on the screen relates to what is stored (docs/decisions/one-application.md). */
export type Keeping =
  /** They are the same. */
  | { kind: 'kept' }
  /**
   * It is only on the screen, because browsing data was deleted, or
   * - `base`: the browser refused the last change, and this is what was stored then
   * - `otherAt`: another draft was stored at that time; the visitor chooses, and until then nothing is
   *   written
   */
  | { kind: 'alone'; base?: RegistrationDraft; otherAt?: number }
  /** The form shows what was sent; it is stored with the first change. */
  | { kind: 'resending' }

/** What happened last; the form shows one message about it. Times are in ms since 1970. */
export type FormMessage =
  | { kind: 'none' }
  /** An earlier visit or another window has stored the draft. */
  | { kind: 'restored'; savedAt: number }
  /** The visitor cleared the form here; undo restores `draft`. */
  | { kind: 'cleared'; draft: RegistrationDraft }
  /** It ended at an earlier visit or in another window. */
  | { kind: 'ended'; end: End }
  /** The last submit found problems; which ones remain depends on the draft. */
  | { kind: 'problems' }
  | { kind: 'failed'; outcome: FailedSend }
  /** A bot may have filled in the form; the visitor is asked for one more press. */
  | { kind: 'suspectedBot' }
  /** `hasOther`: the form has another draft now, from another window. */
  | { kind: 'sent'; hasOther: boolean }
  /** The visitor wants to change what was sent, but another draft has begun. */
  | { kind: 'replacesDraft' }

export interface FormState {
  phase: 'idle' | 'checking' | 'sending'
  /** What is on the screen. */
  draft: RegistrationDraft
  keeping: Keeping
  message: FormMessage
  /** When the last draft ended, as far as this page knows. */
  endedAt?: number
  /** What this page has sent, until it is left. */
  receipt?: Receipt
  /** The visitor changes what this page has sent, so sending it again needs no further question. */
  mayResend: boolean
}

/** Whether the visitor has to choose between the draft on the screen and the stored one. */
export const isUndecided = (keeping: Keeping): keeping is { kind: 'alone'; otherAt: number } =>
  keeping.kind === 'alone' && keeping.otherAt !== undefined

export const kept: Keeping = { kind: 'kept' }
export const noMessage: FormMessage = { kind: 'none' }

export const initialState: FormState = {
  phase: 'idle',
  draft: emptyDraft,
  keeping: kept,
  message: noMessage,
  mayResend: false,
}

/** The state of a page that is hydrated. `typed`: what was typed or filled in before. */
export function opened(stored: Stored, typed: Partial<RegistrationDraft>): FormState {
  switch (stored.kind) {
    case 'nothing':
      return initialState
    case 'ended':
      return { ...initialState, endedAt: stored.at }
    case 'draft': {
      const draft = { ...emptyDraft, ...typed }
      return isSameDraft({ ...stored.draft, ...typed }, stored.draft)
        ? restored(initialState, stored)
        : { ...initialState, draft, keeping: { kind: 'alone', otherAt: stored.at } }
    }
  }
}

/**
 * The state after another page may have changed what is stored: that is the truth, unless the screen
 * has something that is not stored.
 */
export function followed(state: FormState, stored: Stored): FormState {
  const { draft, keeping, phase } = state
  // Until the answer comes, only that nothing is stored any more.
  if (phase !== 'idle' && stored.kind !== 'nothing') return state
  const isAlone = keeping.kind === 'alone'
  switch (stored.kind) {
    case 'nothing': {
      // Absence says nothing: it may have been deleted together with all browsing data.
      const isNews = keeping.kind === 'kept' || isUndecided(keeping)
      return isNews && !isEmpty(draft) ? { ...state, keeping: { kind: 'alone' } } : state
    }
    case 'draft':
      if (isSameDraft(stored.draft, draft)) {
        return keeping.kind === 'kept' ? state : { ...state, keeping: kept }
      }
      if (!isAlone) return restored(state, stored)
      if (keeping.base && isSameDraft(stored.draft, keeping.base)) return state
      return { ...state, keeping: { kind: 'alone', otherAt: stored.at } }
    case 'ended': {
      if (stored.at === state.endedAt) return state
      const isSilent = isEmpty(draft) && stored.how === 'cleared'
      const message: FormMessage = isSilent ? noMessage : { kind: 'ended', end: stored }
      // It was the other draft that ended, or an earlier version of this one.
      return isUndecided(keeping) || (isAlone && keeping.base)
        ? { ...state, keeping: { kind: 'alone' }, message, endedAt: stored.at }
        : ended(state, stored, message)
    }
  }
}

const restored = (
  state: FormState,
  { draft, at }: Extract<Stored, { kind: 'draft' }>,
): FormState => ({
  ...state,
  draft,
  keeping: kept,
  message: { kind: 'restored', savedAt: at },
})

/** The state after the draft has ended, in this page or in another; `stored` may be another draft, which is then shown. */
export const ended = (state: FormState, stored: Stored, message: FormMessage): FormState => ({
  ...state,
  phase: 'idle',
  draft: stored.kind === 'draft' ? stored.draft : emptyDraft,
  keeping: kept,
  message,
  endedAt: stored.kind === 'ended' ? stored.at : state.endedAt,
  mayResend: false,
})
