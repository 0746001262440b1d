import type { Receipt } from '../rules/application'
import {
  documentNames,
  emptyDraft,
  type FieldName,
  isEmpty,
  isSameDraft,
  type RegistrationDraft,
  textNames,
} from '../rules/fields'
import { undoTimeout } from '../rules/limits'
import type { DraftStore, SentNote, Stored } from '../rules/ports'
import {
  type DraftState,
  type Followed,
  followed,
  hasEnded,
  isUnsaved,
  kept,
  newsOfEnd,
  noNews,
  opened,
} from './draftState'
import { newDraftId } from './draftStore'

type Changes = Partial<RegistrationDraft>

/**
 * - `updated`: it is the same application
 * - `replaced`: another one, or none, as this page's visitor wanted
 * - `ended`: another window has ended this page's, and its uploads with it
 */
export type Shown = 'updated' | 'replaced' | 'ended'

/** The form on the page, which owns the values that are shown. */
export interface Screen {
  values(): RegistrationDraft
  /** Changes some of them. */
  change(changes: Changes): void
  /** Replaces all of them. */
  show(values: RegistrationDraft, how: Shown): void
  /** What a password manager or an extension has put into fields without an event. */
  filledIn(): Changes
}

const nothingStored: Stored = { draft: emptyDraft, seenAt: 0 }

/**
 * Keeps what is on one page's screen in step with the one application that this browser stores
 * (docs/decisions/one-application.md).
 */
export class DraftKeeper {
  state: DraftState = { keeping: kept, news: noNews }
  private stored = nothingStored
  private isPaused = false
  private isShowing = false
  private screen: Screen = {
    values: () => emptyDraft,
    change: () => undefined,
    show: () => undefined,
    filledIn: () => ({}),
  }
  private onChange: () => void = () => undefined

  constructor(private readonly store: DraftStore) {}

  subscribe = (onChange: () => void): (() => void) => {
    this.onChange = onChange
    return () => {
      this.onChange = () => undefined
    }
  }

  getState = (): DraftState => this.state

  /**
   * The page is hydrated, or rendered again.
   *
   * @param typed what was typed or filled in before
   * @returns a function that ends it
   */
  open(screen: Screen, typed: Changes): () => void {
    this.screen = screen
    const end = this.store.subscribe((isWiped) => {
      if (!this.isPaused) this.follow()
      else if (isWiped) this.set({ keeping: { kind: 'vanished' } })
    })
    this.stored = this.store.open()
    const next = opened(this.stored, typed)
    this.show(next, 'replaced')
    const names = Object.keys(typed) as FieldName[]
    if (isEmpty(this.stored.draft) && names.length > 0) this.put(next.draft, names)
    this.see()
    return end
  }

  /** The page becomes visible, or is entered again. */
  enter(): void {
    this.follow()
    if (isEmpty(this.screen.values()) && this.state.news.kind === 'none') {
      this.set({ news: newsOfEnd(this.stored) })
    }
    this.see()
  }

  /** The page is no longer visible. */
  hide(): void {
    this.takeFilledIn()
    this.see()
  }

  /** The page is left; the browser may keep it as it is (bfcache). */
  leave(): void {
    this.hide()
    this.endUndo()
  }

  /** Says that somebody has the draft on the screen; "Undo" ends in its time, also after sleep. */
  see = (): void => {
    if (this.state.keeping.kind === 'kept' && this.state.id !== undefined) this.store.see()
    const { news } = this.state
    if (news.kind === 'cleared' && Date.now() >= news.until) this.set({ news: noNews })
  }

  /**
   * Takes over text that no event has reported, unless another page has changed that field since.
   *
   * @returns what is on the screen then, which the form may not have rendered yet
   */
  takeFilledIn = (): RegistrationDraft => this.takeOver([])

  private takeOver(except: readonly FieldName[]): RegistrationDraft {
    const values = this.screen.values()
    if (this.isPaused || this.isShowing) return values
    const filled = this.screen.filledIn()
    const names = (Object.keys(filled) as FieldName[]).filter((name) => !except.includes(name))
    if (names.length === 0) return values
    const { draft } = this.store.read()
    const isKept = this.state.keeping.kind === 'kept'
    const own = names.filter((name) => !isKept || draft[name] === values[name])
    const taken = Object.fromEntries(own.map((name) => [name, filled[name]]))
    this.apply(taken)
    return { ...values, ...taken }
  }

  /** Stores what was typed, uploaded or removed here; each field alone. */
  change(changes: Changes): void {
    this.takeOver(Object.keys(changes) as FieldName[])
    this.apply(changes)
  }

  private apply(changes: Changes): void {
    const names = Object.keys(changes) as FieldName[]
    if (names.length === 0) return
    this.endUndo()
    const before = this.screen.values()
    this.screen.change(changes)
    const { kind } = this.state.keeping
    if (kind === 'vanished' || kind === 'resending') this.lookForOther(before)
    if (this.state.keeping.kind === 'undecided') return
    // All of it where nothing of it is stored.
    this.put({ ...before, ...changes }, kind === 'kept' ? names : undefined)
  }

  /** Shows what another page has stored meanwhile. */
  follow = (): void => {
    if (!this.isPaused) this.followNow()
  }

  /** @returns whether the visitor has seen what is on the screen then */
  private followNow(): boolean {
    const draft = this.takeOver([])
    const before = this.stored
    const stored = this.read()
    const now: Followed = { ...this.state, draft }
    const next = followed(now, stored, before.end)
    const isEnded = hasEnded(now, stored) && next.id !== now.id
    if (next !== now) this.show(next, isEnded ? 'ended' : 'updated')
    return isSameDraft(draft, next.draft)
  }

  /**
   * Looks at what is stored before Submit, and follows nobody until `resume`.
   *
   * @returns whether the visitor has seen what is on the screen now
   */
  pause(): boolean {
    this.isPaused = this.followNow()
    return this.isPaused
  }

  /** The company may not have it: the page follows other pages again. */
  resume(): void {
    this.isPaused = false
    const draft = this.screen.values()
    // Nobody has ended it: it made room for the record of the attempt.
    const isMissing = this.read().id === undefined && !isEmpty(draft)
    if (isMissing && !hasEnded(this.state, this.stored) && this.state.keeping.kind === 'kept')
      this.put(draft)
    this.follow()
  }

  /**
   * The company has it. What another page has changed meanwhile stays, and so does everything if the
   * service did not confirm it.
   *
   * @param wasSent whether a draft is what was sent
   * @returns whether the form has something else now
   */
  succeed(receipt: Receipt, wasSent: (draft: RegistrationDraft) => boolean): boolean {
    this.isPaused = false
    const { reference, at, unconfirmed = false } = receipt
    const sent: SentNote = { reference, at, unconfirmed }
    if (unconfirmed) {
      this.store.note(sent)
      this.resume()
      return this.hasOther(this.screen.values(), wasSent)
    }
    const { keeping, id } = this.state
    // What is only on this page's screen, and was changed since it was sent.
    if (isUnsaved(keeping) && this.hasOther(this.screen.values(), wasSent)) {
      this.store.note(sent)
      return true
    }
    const stored = this.read()
    // After a refusal, what is stored of the same draft is an older version of what was sent.
    const isOwn = keeping.kind === 'notKept' && stored.id === id
    const hasOther = !isOwn && this.hasOther(stored.draft, wasSent)
    if (hasOther) this.store.note(sent)
    else this.store.end('sent', id, sent)
    const { id: leftId, draft } = this.read()
    const news = this.state.news.kind === 'cleared' ? this.state.news : noNews
    this.show({ id: leftId, draft, keeping: kept, news }, hasOther ? 'updated' : 'replaced')
    return hasOther
  }

  private hasOther(
    draft: RegistrationDraft,
    wasSent: (draft: RegistrationDraft) => boolean,
  ): boolean {
    return !isEmpty(draft) && !wasSent(draft)
  }

  clear = (): void => {
    const draft = this.takeOver([])
    this.store.end('cleared', this.state.id)
    this.read()
    const news = { kind: 'cleared', draft, until: Date.now() + undoTimeout } as const
    this.show({ draft: emptyDraft, keeping: kept, news }, 'replaced')
  }

  undo = (): void => {
    const { news } = this.state
    if (news.kind === 'cleared') this.change(news.draft)
  }

  /** Fills the form with what was sent; it is stored with the first change, in place of any other draft. */
  resend = ({ draft }: Receipt, isReplacing: boolean): void => {
    const id = newDraftId()
    this.show({ id, draft, keeping: { kind: 'resending' }, news: noNews }, 'replaced')
    if (isReplacing) this.put(draft)
  }

  /** The visitor goes on with the stored draft, or with what is on the screen in its place. */
  choose = (which: 'stored' | 'typed'): void => {
    const typed = this.takeOver([])
    const { id, draft } = this.read()
    if (which === 'stored') this.show({ id, draft, keeping: kept, news: noNews }, 'replaced')
    else {
      this.set({ id })
      this.put(typed)
    }
    this.see()
  }

  /** "Undo" is no longer offered. */
  endUndo = (): void => {
    if (this.state.news.kind === 'cleared') this.set({ news: noNews })
  }

  /** Another page may have begun another draft, which would be written over. */
  private lookForOther(draft: RegistrationDraft): void {
    const { draft: other, seenAt } = this.read()
    if (isEmpty(other) || isSameDraft(other, draft)) return
    this.set({ keeping: { kind: 'undecided', otherAt: seenAt } })
  }

  /** Stores these fields, or all. */
  private put(values: RegistrationDraft, names?: readonly FieldName[]): void {
    const id = hasEnded(this.state, this.stored) ? newDraftId() : (this.state.id ?? newDraftId())
    const all = names ?? [...textNames, ...documentNames]
    const isStored = all.map((name) => this.store.put(id, name, values[name])).every(Boolean)
    if (id !== this.state.id) this.store.see()
    this.set({ id, keeping: isStored ? kept : { kind: 'notKept' } })
  }

  private read(): Stored {
    this.stored = this.store.read()
    return this.stored
  }

  private show({ draft, ...state }: Followed, how: Shown): void {
    this.set({ id: undefined, ...state })
    if (how === 'updated' && isSameDraft(draft, this.screen.values())) return
    // Ending uploads must not take over again what has just been taken or dropped.
    this.isShowing = true
    this.screen.show(draft, how)
    this.isShowing = false
  }

  private set(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change }
    this.onChange()
  }
}
