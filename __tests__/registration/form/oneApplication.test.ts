import fc from 'fast-check'
import { ApplicationPage } from '../../../src/registration/form/ApplicationPage'
import {
  isSameApplication,
  referenceOf,
  toApplication,
} from '../../../src/registration/rules/application'
import {
  emptyDraft,
  isEmpty,
  isSameDraft,
  type RegistrationDraft,
} from '../../../src/registration/rules/fields'
import { draftLifetime } from '../../../src/registration/rules/limits'
import type { SendApplication, SendOutcome } from '../../../src/registration/rules/ports'
import { sendFailures } from '../../../src/registration/rules/sendFailures'
import { sendOnce } from '../../../src/registration/rules/sendOnce'
import { neverThrowing } from '../../../src/registration/storage/browserStorage'
import { createDraftStorage } from '../../../src/registration/storage/draftStorage'
import { createSendAttempts } from '../../../src/registration/storage/sendAttempts'

/*
 * Two pages of one browser, in random orders of what people, services and browsers do, held against
 * the sentences of docs/decisions/one-application.md. Each typed text is another one, so that it can
 * be looked for.
 */

const hour = 3_600_000
type Changes = Partial<RegistrationDraft>

const textsOf = ({ company_name = '', email = '', pan_pdf }: Changes): string[] =>
  [company_name, email, pan_pdf?.id ?? ''].filter((text) => text !== '')

/** A browser with its clock, and what has become of everything that was typed in it. */
class Browser {
  private items = new Map<string, string>()
  /** How many characters can be stored. */
  quota = Number.POSITIVE_INFINITY
  now = Date.UTC(2026, 10, 21, 8, 30)
  private count = 0
  /** Typed, and not replaced, sent, cleared or given up since: each must be somewhere. */
  readonly due = new Set<string>()
  /** Sent or cleared: none may be stored. */
  readonly over = new Set<string>()
  /** E-mails that have arrived, and those that somebody has asked for again, by GST number. */
  mails: Record<string, { arrived: number; asked: number }> = {}
  readonly storage = neverThrowing(() => ({
    getItem: (key: string) => this.items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const others = [...this.items].filter(([name]) => name !== key)
      if (others.flat().join('').length + value.length > this.quota) throw new Error('It is full.')
      this.items.set(key, value)
    },
    removeItem: (key: string) => void this.items.delete(key),
  }))
  readonly drafts = { ...createDraftStorage(this.storage), subscribe: () => () => undefined }

  stored = (): string => [...this.items].flat().join(' ')
  draft = (): Changes => {
    const stored = this.drafts.load()
    return stored.kind === 'draft' ? stored.draft : {}
  }
  /** Browsers report to a page what another has stored. */
  reportChanges(tab: Tab): void {
    if (tab.isHidden || tab.known === this.stored()) return
    this.takeOver(tab)
    tab.page.sync()
    tab.known = this.stored()
  }
  /** Does something, after which React renders: that replaces what was filled in. */
  async render(action: () => unknown): Promise<void> {
    const shown = this.tabs.map(({ page }) => page.state)
    await action()
    this.tabs.forEach((tab, index) => {
      const [before, { state }] = [shown[index], tab.page]
      if (!before || state === before) return
      tab.filled = {}
      // What only its screen had, after the data was deleted, ends too, and the page says so.
      const isTold = before.keeping.kind === 'alone' && state.message.kind === 'ended'
      const kept = textsOf(state.draft)
      if (isTold && !textsOf(before.draft).some((text) => kept.includes(text)))
        this.giveUp(before.draft)
    })
  }
  /** What was filled in counts as typed when the page notices it. */
  takeOver({ filled }: Tab): void {
    const { email } = this.draft()
    if (filled.email && email !== filled.email) this.giveUp({ email })
  }
  wipe(): void {
    this.items.clear()
    this.mails = {}
    for (const { isHidden, page } of this.tabs) {
      if (!isHidden) continue
      // It may not notice before another draft has begun, nor what had ended before.
      this.giveUp(page.state.draft)
      for (const text of textsOf(page.state.draft)) this.over.delete(text)
    }
  }
  newText(): string {
    this.count += 1
    this.due.add(`<${this.count}>`)
    return `<${this.count}>`
  }
  giveUp(draft: Changes): void {
    for (const text of textsOf(draft)) this.due.delete(text)
  }
  /** A page that follows nobody may store again what it shows. */
  end(draft: Changes): void {
    this.giveUp(draft)
    const shown = this.tabs.filter((tab) => tab.isAlone()).map((tab) => tab.onScreen())
    const kept = [...shown, this.stored()].join(' ')
    for (const text of textsOf(draft)) if (!kept.includes(text)) this.over.add(text)
  }
  readonly tabs = [new Tab(this), new Tab(this)] as const

  mailsOf(number: string) {
    this.mails[number] ??= { arrived: 0, asked: 0 }
    return this.mails[number]
  }
}

/** A page, with what was filled into its fields and what is on its way. */
class Tab {
  filled: Changes = {}
  isHidden = false
  /** What was stored when it was last told. */
  known = ''
  page: ApplicationPage
  private send: SendApplication
  sending:
    | { number: string; answer: (outcome: SendOutcome) => void; end?: Promise<void> }
    | undefined

  constructor(readonly browser: Browser) {
    this.page = this.load()
    this.send = this.newSend()
  }

  private load(): ApplicationPage {
    const page = new ApplicationPage(this.browser.drafts, () => ({ ...this.filled }))
    const before = this.browser.draft()
    page.open({})
    if (page.state.message.kind === 'ended') this.browser.giveUp(before)
    return page
  }
  private newSend(): SendApplication {
    const deliver = ({ gst_number: number }: { gst_number: string }) =>
      new Promise<SendOutcome>((answer) => {
        this.sending = { number, answer }
      })
    return sendOnce(deliver, createSendAttempts(this.browser.storage), undefined)
  }
  /** The page is loaded again; what only its screen had is lost, and it has said so. */
  reload(): void {
    const others = this.browser.tabs.filter((tab) => tab !== this).map((tab) => tab.onScreen())
    const kept = [this.browser.stored(), ...others].join(' ')
    const asks = this.isAlone() || this.page.state.phase === 'sending'
    const lost = asks ? textsOf(this.page.state.draft) : []
    for (const text of lost) if (!kept.includes(text)) this.browser.due.delete(text)
    Object.assign(this, { filled: {}, isHidden: false, sending: undefined })
    this.page = this.load()
    this.send = this.newSend()
  }
  /** Somebody looks at it again: a draft that is too old ends, and that is said. */
  enter(): void {
    const { browser } = this
    this.isHidden = false
    browser.takeOver(this)
    const before = browser.drafts.load()
    this.page.enter()
    this.known = browser.stored()
    if (before.kind !== 'draft' || browser.now - before.at <= draftLifetime) return
    browser.giveUp(before.draft)
    const { phase, message } = this.page.state
    const isFollowing = phase === 'idle' && !this.isAlone()
    if (isFollowing) expect(message).toMatchObject({ end: { how: 'expired' } })
  }
  isAlone = (): boolean => this.page.state.keeping.kind === 'alone'
  onScreen(): string {
    const { draft, message } = this.page.state
    const undone = message.kind === 'cleared' ? textsOf(message.draft) : []
    return [...textsOf({ ...draft, ...this.filled }), ...undone].join(' ')
  }
  /** Submits as `useRegistrationForm` does. */
  async press(mayAsk: boolean): Promise<void> {
    const { browser, page } = this
    const { message, mayResend, receipt } = page.state
    const outcome = message.kind === 'failed' ? message.outcome : undefined
    const isOffered =
      outcome && (outcome.earlier || sendFailures[outcome.reason].recovery === 'sendAgain')
    const submitted = page.submit()
    if (!submitted) return expect(['restored', 'ended']).toContain(page.state.message.kind)
    if (isEmpty(submitted)) return page.fail({ kind: 'problems' })
    page.startSending()
    const { gst_number } = submitted
    const again =
      (mayAsk && Boolean(isOffered)) || (mayResend && receipt?.draft.gst_number === gst_number)
    // To change what was sent was asked for once, by the press that filled the form with it.
    if (mayAsk && isOffered) browser.mailsOf(gst_number).asked += 1
    const before = browser.draft()
    const answered = this.send(toApplication(submitted), { again })
    // The draft has made room for the record of the attempt: the page asks before it is left.
    if (isEmpty({ ...emptyDraft, ...browser.draft() })) browser.giveUp(before)
    const sent = await answered
    if (page !== this.page) return
    this.sending = undefined
    if (!sent.ok) return page.fail({ kind: 'failed', outcome: sent })
    const application = toApplication(submitted)
    const details = { draft: submitted, reference: referenceOf(submitted), at: browser.now }
    page.succeed(details, (other) => isSameApplication(toApplication(other), application))
    browser.end(submitted)
  }
}

type Step = (browser: Browser, tab: Tab) => void | Promise<void>

/** Types, uploads or removes, in a page that somebody looks at. */
const change =
  (make: (browser: Browser) => Changes): Step =>
  (browser, { page, filled }) => {
    if (page.state.phase !== 'idle') return
    const changes = make(browser)
    const { draft } = page.state
    for (const name of Object.keys(changes) as 'email'[]) {
      browser.giveUp({ [name]: draft[name] })
      browser.giveUp({ [name]: filled[name] })
      delete filled[name]
    }
    page.change(changes)
  }

const answer =
  (outcome: SendOutcome, hasArrived: boolean): Step =>
  async (browser, tab) => {
    const { sending } = tab
    if (!sending) return
    if (hasArrived) browser.mailsOf(sending.number).arrived += 1
    sending.answer(outcome)
    await sending.end
  }

const press =
  (mayAsk: boolean): Step =>
  async (_browser, tab) => {
    if (tab.page.state.phase !== 'idle') return
    const end = tab.press(mayAsk)
    // It waits for the service, or has ended.
    if (tab.sending) tab.sending.end = end
    else await end
  }

const document = (id: string) => ({ id, url: `/${id}/`, name: '', size: 1, mimeType: '' })

const steps: Record<string, Step> = {
  'types a name': change((browser) => ({ company_name: browser.newText() })),
  'types an e-mail address': change((browser) => ({ email: browser.newText() })),
  'types a GST number': change(() => ({ gst_number: 'A' })),
  'types another GST number': change(() => ({ gst_number: 'B' })),
  'empties a field': change(() => ({ email: '' })),
  uploads: change((browser) => ({ pan_pdf: document(browser.newText()) })),
  'removes a document': change(() => ({ pan_pdf: null })),
  'is filled in without an event': (browser, tab) => {
    if (tab.page.state.phase !== 'idle') return
    browser.giveUp({ email: tab.filled.email ?? tab.page.state.draft.email })
    browser.giveUp({ email: browser.draft().email })
    tab.filled = { email: browser.newText() }
  },
  'presses a key': (_browser, { page }) => page.touch(),
  'is hidden': (_browser, tab) => {
    tab.page.hide()
    tab.isHidden = true
  },
  'is reloaded': (_browser, tab) => {
    tab.page.leave()
    tab.reload()
  },
  'is killed': (browser, tab) => {
    browser.giveUp(tab.filled)
    tab.reload()
  },
  submits: press(false),
  'sends again anyway': press(true),
  'is accepted': answer({ ok: true }, true),
  'is refused': answer({ ok: false, reason: 'refused', text: '' }, false),
  'loses the answer': answer({ ok: false, reason: 'noAnswer', text: '' }, true),
  'loses the request': answer({ ok: false, reason: 'noAnswer', text: '' }, false),
  clears: (browser, { page, filled }) => {
    if (page.state.phase !== 'idle') return
    const { draft, keeping } = page.state
    if ((keeping.kind === 'alone' && keeping.otherAt) || isEmpty({ ...draft, ...filled })) return
    const ended = [browser.draft(), draft, filled]
    page.clear()
    for (const each of ended) browser.end(each)
  },
  undoes: (browser, { page, filled }) => {
    const { message } = page.state
    if (message.kind !== 'cleared') return
    browser.giveUp(filled)
    for (const text of textsOf(message.draft)) {
      browser.due.add(text)
      browser.over.delete(text)
    }
    page.undo()
  },
  'goes on with the kept one': (browser, { page, filled }) => {
    const { draft, keeping, phase } = page.state
    if (phase !== 'idle' || keeping.kind !== 'alone' || !keeping.otherAt) return
    browser.giveUp({ ...draft, ...filled })
    page.choose('stored')
    browser.due.add(browser.draft().company_name ?? '').delete('')
  },
  'goes on with what was typed': (browser, { page }) => {
    const { keeping, phase } = page.state
    if (phase !== 'idle' || keeping.kind !== 'alone' || !keeping.otherAt) return
    browser.giveUp(browser.draft())
    page.choose('typed')
  },
  'changes what was sent': (browser, { page }) => {
    const { receipt, message, phase } = page.state
    if (!receipt || phase !== 'idle') return
    if (message.kind === 'replacesDraft') {
      browser.giveUp(browser.draft())
      browser.giveUp(page.state.draft)
    }
    for (const text of textsOf(receipt.draft)) browser.over.delete(text)
    page.resend()
    if (page.state.mayResend) browser.mailsOf(receipt.draft.gst_number).asked += 1
  },
  'deletes browsing data': (browser) => {
    const isQuiet = ({ page, filled }: Tab) =>
      page.state.phase === 'idle' && Object.keys(filled).length === 0
    if (browser.tabs.every(isQuiet)) browser.wipe()
  },
  'fills the storage': (browser) => {
    // Where nothing at all can be stored, a page remembers its own attempts alone.
    if (browser.drafts.load().kind === 'draft') browser.quota = browser.stored().length
  },
  'frees the storage': (browser) => {
    browser.quota = Number.POSITIVE_INFINITY
  },
  'waits an hour': (browser) => {
    browser.now += hour
  },
  'waits a day': (browser) => {
    browser.now += 25 * hour
  },
  'puts the clock back': (browser) => {
    browser.now -= 30 * hour
  },
}

/** Steps in which somebody looks at the page, so that it is shown if it was hidden. */
const isUnseen = (name: string): boolean =>
  /^(is (hidden|killed|filled)|deletes|waits|puts|f)/.test(name)

function holds(browser: Browser): void {
  const stored = browser.drafts.load()
  const everywhere = [browser.stored(), ...browser.tabs.map((tab) => tab.onScreen())].join(' ')
  expect([...browser.due].filter((text) => !everywhere.includes(text))).toEqual([])
  expect([...browser.over].filter((text) => browser.stored().includes(text))).toEqual([])
  for (const { arrived, asked } of Object.values(browser.mails)) {
    expect(arrived).toBeLessThanOrEqual(1 + asked)
  }
  for (const { page, isHidden } of browser.tabs) {
    const { draft, keeping, phase } = page.state
    if (isHidden || phase !== 'idle' || keeping.kind !== 'kept') continue
    expect(stored.kind === 'draft' ? isSameDraft(stored.draft, draft) : isEmpty(draft)).toBe(true)
  }
}

test('nothing is lost silently, sent twice without a question, or left behind', async () => {
  const anyStep = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.constantFrom(0, 1))
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30, size: 'max' }), async (taken) => {
      const browser = new Browser()
      jest.spyOn(Date, 'now').mockImplementation(() => browser.now)
      for (const [name, index] of taken) {
        const tab = browser.tabs[index as 0 | 1]
        if (tab.isHidden && !isUnseen(name)) await browser.render(() => tab.enter())
        browser.takeOver(tab)
        await browser.render(() => steps[name]?.(browser, tab))
        if (name !== 'deletes browsing data') tab.known = browser.stored()
        browser.now += 1
        for (const each of [...browser.tabs, ...browser.tabs]) {
          await browser.render(() => browser.reportChanges(each))
        }
        holds(browser)
      }
    }),
    { numRuns: 1000 },
  )
})
