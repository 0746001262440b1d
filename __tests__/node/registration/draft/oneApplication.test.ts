import fc from 'fast-check'
import { DraftKeeper } from '../../../../src/registration/draft/draftKeeper'
import { isUnsaved } from '../../../../src/registration/draft/draftState'
import { createDraftStore } from '../../../../src/registration/draft/draftStore'
import { createSendAttempts } from '../../../../src/registration/draft/sendAttempts'
import {
  isSameApplication,
  type Receipt,
  referenceOf,
  toApplication,
} from '../../../../src/registration/rules/application'
import {
  emptyDraft,
  isEmpty,
  isSameDraft,
  type RegistrationDraft,
} from '../../../../src/registration/rules/fields'
import type {
  FailedSend,
  SendApplication,
  SendOutcome,
} from '../../../../src/registration/rules/ports'
import { sendFailures } from '../../../../src/registration/rules/sendFailures'
import { sendOnce } from '../../../../src/registration/rules/sendOnce'
import { storageIn } from '../../../fixtures/registration/storages'

/*
 * Two pages of one browser, with random actions of visitors, their programs and the e-mail service,
 * held against four sentences of docs/decisions/one-application.md. Every typed text is unique, so that
 * it can be searched for. Deleted data, full storage and time are examples in draftKeeper.test.ts.
 */

type Changes = Partial<RegistrationDraft>

const textsOf = ({ company_name = '', email = '', pan_pdf }: Changes) =>
  [company_name, email, pan_pdf?.id ?? ''].filter((text) => text !== '')

/** A browser, and what became of every text that was typed in it. */
class Browser {
  private items = new Map<string, string>()
  private count = 0
  readonly storage = storageIn(this.items)
  readonly store = { ...createDraftStore(this.storage), subscribe: () => () => undefined }
  readonly tabs = [new Tab(this), new Tab(this)] as const
  /** Typed, and not replaced, sent or cleared since: each must be stored. */
  readonly due = new Set<string>()
  /** Sent or cleared: none may be stored. */
  readonly over = new Set<string>()
  /** E-mails that may have arrived, and those that the visitor asked for again. */
  mails = { arrived: 0, asked: 0 }

  stored = (): string => [...this.items].flat().join(' ')
  draft = (): RegistrationDraft => this.store.read().draft
  /** Whether the draft on a page's screen has ended, and the page does not know yet. */
  hasEnded = ({ state }: DraftKeeper): boolean =>
    this.store.read().end?.ids.includes(state.id ?? '') ?? false
  newText(): string {
    this.count += 1
    this.due.add(`<${this.count}>`)
    return `<${this.count}>`
  }
  isReplaced(draft: Changes): void {
    for (const text of textsOf(draft)) this.due.delete(text)
  }
  end(draft: Changes): void {
    for (const text of textsOf(draft)) {
      this.due.delete(text)
      if (!this.stored().includes(text)) this.over.add(text)
    }
  }
}

type Told = 'nothing' | 'problems' | FailedSend['reason'] | 'sent'

/** A page: what is on its screen, what came of its last press, and its pending request. */
class Tab {
  keeper!: DraftKeeper
  draft = emptyDraft
  /** What a program has put into fields without an event. */
  filled: Changes = {}
  isBusy = false
  told: Told = 'nothing'
  failure: FailedSend | undefined
  receipt: Receipt | undefined
  correction: string | undefined
  answer: ((outcome: SendOutcome) => void) | undefined
  /** Answers an attempt that has timed out. */
  late: ((outcome: SendOutcome) => void) | undefined
  end: Promise<void> | undefined
  private send: SendApplication

  constructor(readonly browser: Browser) {
    this.send = sendOnce(() => this.deliver(), createSendAttempts(browser.storage), undefined)
  }

  load(): void {
    const now = { draft: emptyDraft, filled: {}, isBusy: false, told: 'nothing' }
    const none = { failure: undefined, receipt: undefined, correction: undefined }
    Object.assign(this, now, none, { answer: undefined, late: undefined })
    this.keeper = new DraftKeeper(this.browser.store)
    this.keeper.open(
      {
        values: () => this.draft,
        change: (changes) => {
          this.draft = { ...this.draft, ...changes }
        },
        show: (draft) => {
          this.draft = draft
          // React writes its own values over them.
          this.filled = {}
        },
        filledIn: () => {
          const { filled } = this
          this.filled = {}
          return filled
        },
      },
      {},
    )
  }

  private deliver(): Promise<SendOutcome> {
    this.browser.mails.arrived += 1
    return new Promise((answer) => {
      this.answer = answer
    })
  }

  /** Submits as `useSubmit` does. */
  async press(mayAsk: boolean): Promise<void> {
    const { browser, keeper, failure } = this
    const isOffered =
      failure && (failure.earlier || sendFailures[failure.reason].recovery === 'sendAgain')
    if (!keeper.pause()) return
    this.isBusy = true
    this.told = 'nothing'
    const submitted = this.draft
    // The rules refuse it, and an empty draft.
    if (submitted.gst_number === '') return this.fails('problems')
    const isCorrection = this.correction !== undefined && this.correction === keeper.state.id
    const again = (mayAsk && Boolean(isOffered)) || isCorrection
    if (again) browser.mails.asked += 1
    const outcome = await this.send(toApplication(submitted), { again })
    if (keeper !== this.keeper) return
    this.answer = undefined
    if (outcome.ok) return this.finish(submitted, outcome.unconfirmed)
    outcome.late?.then((after) => {
      if (after.ok && keeper === this.keeper && !this.isBusy) this.finish(submitted, false)
    })
    this.failure = outcome
    if (sendFailures[outcome.reason].fate === 'mayHaveArrived') this.correction = undefined
    return this.fails(outcome.reason)
  }

  private fails(told: Told): void {
    this.isBusy = false
    this.told = told
    this.keeper.resume()
  }

  private finish(draft: RegistrationDraft, unconfirmed = false): void {
    const receipt = { draft, reference: referenceOf(draft), at: Date.now(), unconfirmed }
    const application = toApplication(draft)
    this.keeper.succeed(receipt, (other) => isSameApplication(toApplication(other), application))
    Object.assign(this, { isBusy: false, told: 'sent', receipt, correction: undefined })
    if (!unconfirmed) this.browser.end(draft)
  }
}

type Step = (tab: Tab) => void | Promise<void>

const change =
  (changes: (text: string) => Changes): Step =>
  ({ browser, keeper, draft }) => {
    const next = changes(browser.newText())
    const stored = browser.draft()
    for (const name of Object.keys(next) as 'email'[]) {
      browser.isReplaced({ [name]: stored[name] })
      browser.isReplaced({ [name]: draft[name] })
    }
    keeper.change({ ...next, gst_number: 'A' })
  }

const press =
  (mayAsk: boolean): Step =>
  async (tab) => {
    tab.end = tab.press(mayAsk)
    // Without a pending request, the submission ends by itself.
    if (!tab.answer) await tab.end
  }

/** Visitor actions in a page that is not sending. */
const steps: Record<string, Step> = {
  'types a name': change((text) => ({ company_name: text })),
  'types an e-mail address': change((text) => ({ email: text })),
  uploads: change((id) => ({ pan_pdf: { id, url: `/${id}/`, name: '', size: 1, mimeType: '' } })),
  submits: press(false),
  'sends again anyway': press(true),
  clears: ({ browser, keeper, draft, filled }) => {
    const ended = [browser.draft(), draft, filled]
    keeper.clear()
    for (const each of ended) browser.end(each)
  },
  'is shown again': ({ keeper }) => {
    keeper.hide()
    keeper.enter()
  },
  'changes what was sent': (tab) => {
    const { browser, keeper, receipt, draft } = tab
    if (!receipt || !isEmpty(draft)) return
    for (const text of textsOf(receipt.draft)) browser.over.delete(text)
    keeper.resend(receipt, false)
    tab.correction = keeper.state.id
  },
  'is filled in without an event, and left': (tab) => {
    const { browser, keeper, draft } = tab
    const { email } = browser.draft()
    const text = browser.newText()
    // What another page has typed since is newer.
    const isOlder = keeper.state.keeping.kind === 'kept' && email !== draft.email
    browser.isReplaced({ email: isOlder ? text : email })
    if (!isOlder) browser.isReplaced({ email: draft.email })
    tab.filled = { email: text, gst_number: 'A' }
    keeper.hide()
  },
}

/** Whether the page says that its draft is not saved, and asks before it is left. */
const warns = ({ keeper }: Tab): boolean => isUnsaved(keeper.state.keeping)

const answers: Record<string, SendOutcome> = {
  accepted: { ok: true },
  unconfirmed: { ok: true, unconfirmed: true },
  refused: { ok: false, reason: 'refused', text: '' },
  lost: { ok: false, reason: 'noAnswer', text: '' },
}

const late = 'answers late that it was accepted'
const timeout = 'does not answer in time'
const reload = 'is reloaded'

async function happens(name: string, tab: Tab): Promise<void> {
  if (name === reload) {
    tab.keeper.leave()
    if (warns(tab)) tab.browser.isReplaced(tab.draft)
    tab.load()
  } else if (name === late) {
    tab.late?.({ ok: true })
    tab.late = undefined
    await Promise.resolve()
  } else if (name === timeout && tab.answer) {
    const answer = new Promise<SendOutcome>((resolve) => {
      tab.late = resolve
    })
    tab.answer({ ok: false, reason: 'timedOut', text: '', late: answer })
    await tab.end
  } else if (name in answers && tab.answer) {
    if (name === 'refused') tab.browser.mails.arrived -= 1
    tab.answer(answers[name] as SendOutcome)
    await tab.end
  } else if (!tab.isBusy) {
    // A browser reports an end within milliseconds; draftKeeper.test.ts has a letter typed before.
    if (tab.browser.hasEnded(tab.keeper)) tab.keeper.follow()
    await steps[name]?.(tab)
  }
}

test('nothing is lost, sent twice without a question, left behind, or hidden by another window', async () => {
  let now = Date.UTC(2026, 10, 21, 8, 30)
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const names = [reload, late, timeout, ...Object.keys({ ...steps, ...answers })]
  const anyStep = fc.tuple(fc.constantFrom(...names), fc.constantFrom(0, 1), fc.boolean())
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30, size: 'max' }), async (taken) => {
      const browser = new Browser()
      const { due, over, mails, tabs } = browser
      for (const tab of tabs) tab.load()
      for (const [name, index, isTold] of taken) {
        now += 1
        const other = tabs[index === 0 ? 1 : 0]
        const before = other.told
        await happens(name, tabs[index as 0 | 1])
        for (const tab of isTold ? tabs : []) {
          const { draft } = tab
          tab.keeper.follow()
          if (tab.isBusy) expect(tab.draft).toBe(draft)
          if (tab.isBusy) continue
          const stored = browser.draft()
          if (!isEmpty(stored) && !warns(tab)) expect(isSameDraft(stored, tab.draft)).toBe(true)
        }
        expect(other.told).toBe(before)
        const unsaved = tabs.flatMap((tab) => (warns(tab) ? textsOf(tab.draft) : []))
        const kept = browser.stored() + unsaved
        expect([...due].filter((text) => !kept.includes(text))).toEqual([])
        expect([...over].filter((text) => browser.stored().includes(text))).toEqual([])
        expect(mails.arrived).toBeLessThanOrEqual(1 + mails.asked)
      }
    }),
    { numRuns: 1000 },
  )
})
