import type { Receipt } from '../rules/application'
import { emptyDraft, isEmpty, isSameDraft, type RegistrationDraft } from '../rules/fields'
import { draftLifetime } from '../rules/limits'
import type { DraftStorage } from '../rules/ports'
import { sendFailures } from '../rules/sendFailures'
import {
  ended,
  type FormMessage,
  type FormState,
  followed,
  initialState,
  isUndecided,
  kept,
  noMessage,
  opened,
} from './formState'

type Changes = Partial<RegistrationDraft>

/**
 * One page's view of the application that all pages of a browser share: it reads and writes what is
 * stored, and says what the page then shows (docs/decisions/one-application.md).
 *
 * The page calls `open` once, then `enter`, `hide` and `leave` as it is shown and left, `touch` on a key
 * or a press in the form, `change` for what is typed or uploaded, and the storage calls `sync` when
 * another page has written. Each looks at the stored draft first (`follow`), and keeps it alive (`renew`).
 */
export class ApplicationPage {
  state = initialState
  private onChange = (_next: FormState, _before: FormState): void => undefined

  /**
   * @param filledIn returns what a password manager or an extension has put into fields without an
   *   event; it is taken over before anything else is changed
   */
  constructor(
    private readonly storage: DraftStorage,
    private readonly filledIn: () => Changes = () => ({}),
  ) {}

  /** @param onChange called with the next state and the one before. Returns a function that ends it */
  subscribe(onChange: (next: FormState, before: FormState) => void): () => void {
    this.onChange = onChange
    return this.storage.subscribe(this.sync)
  }

  /** The page is hydrated. `typed`: what was typed or filled in before. */
  open(typed: Changes): void {
    const found = this.storage.load()
    const stored = this.storage.loadOrExpire()
    this.show(opened(stored, typed))
    if (stored.kind !== 'draft') this.change(typed)
    // A form that was cleared, or that another page has found too old, is simply empty.
    const isNews = found.kind === 'draft' || (stored.kind === 'ended' && stored.how === 'sent')
    if (stored.kind === 'ended' && isNews) this.set({ message: { kind: 'ended', end: stored } })
    this.renew()
  }

  /** The page becomes visible, or is entered again. */
  enter(): void {
    const filled = this.filledIn()
    this.show(followed(this.state, this.storage.loadOrExpire()))
    this.takeOver(filled)
    this.renew()
    const sentAt = this.state.receipt?.at ?? Date.now()
    if (Date.now() - sentAt > draftLifetime) this.forgetSent()
  }

  /** The page is no longer visible. */
  hide(): void {
    this.touch()
    this.endOffer()
  }

  /** The page is left; the browser may keep it as it is (bfcache). */
  leave(): void {
    this.hide()
    this.forgetSent()
  }

  /** A key or a press in the form. */
  touch = (): void => {
    this.takeFilledIn()
    this.renew()
  }

  takeFilledIn = (): void => this.takeOver(this.filledIn())

  /** Shows what another page has stored meanwhile. */
  sync = (): void => {
    this.takeFilledIn()
    this.follow()
  }

  /**
   * What was typed, uploaded or removed here. It is put into the draft that is stored, since this
   * page's own copy may be older.
   */
  change(changes: Changes): void {
    const all = { ...this.filledIn(), ...changes }
    this.follow()
    this.endOffer()
    const { draft, keeping } = this.state
    const next = { ...draft, ...all }
    if (isSameDraft(next, draft)) return
    if (isUndecided(keeping)) {
      this.set({ draft: next })
      return
    }
    const stored = this.storage.load()
    const base = stored.kind === 'draft' ? stored.draft : emptyDraft
    const after = this.storage.save(next)
    const endedAt = after?.kind === 'ended' ? after.at : this.state.endedAt
    this.set({ draft: next, keeping: after ? kept : { kind: 'alone', base }, endedAt })
  }

  /**
   * @returns the draft to check and send; `undefined` if another page has just changed it, or while the
   *   last one is checked or sent: there may be two clicks before the next render
   */
  submit(): RegistrationDraft | undefined {
    if (this.state.phase !== 'idle') return undefined
    const seen = { ...this.state.draft, ...this.filledIn() }
    this.touch()
    this.follow()
    const { draft, message } = this.state
    if (!isSameDraft(seen, draft)) return undefined
    // The summary of problems stays until the next one.
    this.set({ phase: 'checking', message: message.kind === 'problems' ? message : noMessage })
    return draft
  }

  startSending(): void {
    this.set({ phase: 'sending' })
  }

  /** It was not sent, or perhaps; `message` says why. */
  fail(message: FormMessage): void {
    const mayHaveArrived =
      message.kind === 'failed' && sendFailures[message.outcome.reason].fate === 'mayHaveArrived'
    this.set({ phase: 'idle', message, mayResend: this.state.mayResend && !mayHaveArrived })
    const { draft, keeping } = this.state
    const isMissing = this.storage.load().kind === 'nothing' && !isEmpty(draft)
    // It has made room for the record of the attempt; nobody else has removed it.
    if (isMissing && keeping.kind === 'kept') this.storage.save(draft)
    this.sync()
  }

  /**
   * The company has it. What another page has changed meanwhile stays.
   *
   * @param wasSent whether a draft is what was sent
   */
  succeed(receipt: Receipt, wasSent: (draft: RegistrationDraft) => boolean): void {
    const { keeping } = this.state
    const stored = this.storage.load()
    // What was stored when the browser refused the last change is an older version of it.
    const base = keeping.kind === 'alone' ? keeping.base : undefined
    const isSent = (draft: RegistrationDraft) =>
      wasSent(draft) || (base !== undefined && isSameDraft(base, draft))
    const hasOther = stored.kind === 'draft' && (isUndecided(keeping) || !isSent(stored.draft))
    const after = hasOther ? stored : this.storage.end('sent', receipt.reference)
    this.show({ ...ended(this.state, after, { kind: 'sent', hasOther }), receipt })
  }

  clear = (): void => {
    this.takeFilledIn()
    const stored = this.storage.load()
    // How an earlier one has ended is still worth knowing.
    const after = stored.kind === 'ended' ? stored : this.storage.end('cleared')
    this.show(ended(this.state, after, { kind: 'cleared', draft: this.state.draft }))
  }

  undo = (): void => {
    const { message } = this.state
    if (message.kind === 'cleared') this.change(message.draft)
  }

  /** "Undo", or the question whether to replace the draft, is no longer offered. */
  endOffer = (): void => {
    const { kind } = this.state.message
    if (kind === 'cleared' || kind === 'replacesDraft') this.set({ message: noMessage })
  }

  /** Fills the form with what was sent; another draft is replaced only if the visitor says so. */
  resend = (): void => {
    this.sync()
    const { receipt, draft, message } = this.state
    if (!receipt) return
    const isReplaced = message.kind === 'replacesDraft'
    if (!isReplaced && !isEmpty(draft)) {
      this.set({ message: { kind: 'replacesDraft' } })
      return
    }
    const { draft: sent } = receipt
    this.set({ draft: sent, keeping: { kind: 'resending' }, mayResend: true, message: noMessage })
    if (isReplaced) this.change(sent)
  }

  /** The visitor goes on with the stored draft, or with what is on the screen in its place. */
  choose = (which: 'stored' | 'typed'): void => {
    this.takeFilledIn()
    const typed = this.state.draft
    const stored = this.storage.load()
    this.set({ draft: stored.kind === 'draft' ? stored.draft : emptyDraft, keeping: kept })
    if (which === 'typed') this.change(typed)
    this.renew()
  }

  private follow(): void {
    this.show(followed(this.state, this.storage.load()))
  }

  private takeOver(filled: Changes): void {
    if (Object.keys(filled).length > 0) this.change(filled)
  }

  private set(change: Partial<FormState>): void {
    this.show({ ...this.state, ...change })
  }

  private show(next: FormState): void {
    const before = this.state
    this.state = next
    if (next !== before) this.onChange(next, before)
  }

  private forgetSent(): void {
    const { receipt, message } = this.state
    if (!receipt) return
    this.set({ receipt: undefined, message: message.kind === 'sent' ? noMessage : message })
  }

  /** Somebody has the draft on the screen now; nothing that is gone comes back. */
  private renew(): void {
    const stored = this.storage.load()
    if (stored.kind === 'draft' && this.state.keeping.kind !== 'alone')
      this.storage.save(stored.draft)
  }
}
