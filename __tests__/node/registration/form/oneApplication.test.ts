import fc from 'fast-check'
import { ApplicationPage } from '../../../../src/registration/form/ApplicationPage'
import {
  isSameApplication,
  referenceOf,
  toApplication,
} from '../../../../src/registration/rules/application'
import {
  isEmpty,
  isSameDraft,
  type RegistrationDraft,
} from '../../../../src/registration/rules/fields'
import type { SendApplication, SendOutcome } from '../../../../src/registration/rules/ports'
import { sendFailures } from '../../../../src/registration/rules/sendFailures'
import { sendOnce } from '../../../../src/registration/rules/sendOnce'
import { neverThrowing } from '../../../../src/registration/storage/browserStorage'
import { createDraftStorage } from '../../../../src/registration/storage/draftStorage'
import { createSendAttempts } from '../../../../src/registration/storage/sendAttempts'

/*
 * Two pages of one browser, in random orders of what people and the e-mail service do, held against
 * three sentences of docs/decisions/one-application.md. Each typed text is another one, so that it
 * can be looked for. Deleted data, full storage and time are examples in ApplicationPage.test.ts.
 */

const textsOf = ({ company_name = '', email = '', pan_pdf }: Partial<RegistrationDraft>) =>
  [company_name, email, pan_pdf?.id ?? ''].filter((text) => text !== '')

/** A browser, and what has become of everything that was typed in it. */
class Browser {
  private items = new Map<string, string>()
  private count = 0
  readonly storage = neverThrowing(() => ({
    getItem: (key: string) => this.items.get(key) ?? null,
    setItem: (key: string, value: string) => void this.items.set(key, value),
    removeItem: (key: string) => void this.items.delete(key),
  }))
  readonly drafts = { ...createDraftStorage(this.storage), subscribe: () => () => undefined }
  readonly tabs = [new Tab(this), new Tab(this)] as const
  /** Typed, and not replaced, sent or cleared since: each must be somewhere. */
  readonly due = new Set<string>()
  /** Sent or cleared: none may be stored. */
  readonly over = new Set<string>()
  /** E-mails that may have arrived, and those that somebody has asked for again. */
  mails = { arrived: 0, asked: 0 }

  stored = (): string => [...this.items].flat().join(' ')
  draft(): Partial<RegistrationDraft> {
    const stored = this.drafts.load()
    return stored.kind === 'draft' ? stored.draft : {}
  }
  newText(): string {
    this.count += 1
    this.due.add(`<${this.count}>`)
    return `<${this.count}>`
  }
  end(draft: Partial<RegistrationDraft>): void {
    for (const text of textsOf(draft)) {
      this.due.delete(text)
      if (!this.stored().includes(text)) this.over.add(text)
    }
  }
}

/** A page, with what is on its way. */
class Tab {
  page: ApplicationPage
  private send: SendApplication
  answer: ((outcome: SendOutcome) => void) | undefined
  end: Promise<void> | undefined

  constructor(readonly browser: Browser) {
    this.page = this.load()
    this.send = sendOnce(() => this.deliver(), createSendAttempts(browser.storage), undefined)
  }

  load(): ApplicationPage {
    const page = new ApplicationPage(this.browser.drafts)
    page.open({})
    return page
  }
  private deliver(): Promise<SendOutcome> {
    this.browser.mails.arrived += 1
    return new Promise((answer) => {
      this.answer = answer
    })
  }
  /** Submits as `useRegistrationForm` does. */
  async press(mayAsk: boolean): Promise<void> {
    const { browser, page } = this
    const { message } = page.state
    const outcome = message.kind === 'failed' ? message.outcome : undefined
    const isOffered =
      outcome && (outcome.earlier || sendFailures[outcome.reason].recovery === 'sendAgain')
    const submitted = page.submit()
    if (!submitted) return
    if (isEmpty(submitted)) return page.fail({ kind: 'problems' })
    page.startSending()
    const again = mayAsk && Boolean(isOffered)
    if (again) browser.mails.asked += 1
    const application = toApplication(submitted)
    const sent = await this.send(application, { again })
    if (page !== this.page) return
    this.answer = undefined
    if (!sent.ok) return page.fail({ kind: 'failed', outcome: sent })
    const receipt = { draft: submitted, reference: referenceOf(submitted), at: Date.now() }
    page.succeed(receipt, (other) => isSameApplication(toApplication(other), application))
    browser.end(submitted)
  }
}

type Step = (tab: Tab) => void | Promise<void>

const change =
  (changes: (text: string) => Partial<RegistrationDraft>): Step =>
  ({ browser, page }) => {
    const next = changes(browser.newText())
    const stored = browser.draft()
    for (const name of Object.keys(next) as 'email'[]) {
      for (const text of textsOf({ [name]: stored[name] })) browser.due.delete(text)
    }
    page.change({ ...next, gst_number: 'A' })
  }

const press =
  (mayAsk: boolean): Step =>
  async (tab) => {
    tab.end = tab.press(mayAsk)
    // It waits for the service, or has ended.
    if (!tab.answer) await tab.end
  }

/** What somebody does in a page that is not sending. */
const steps: Record<string, Step> = {
  'types a name': change((text) => ({ company_name: text })),
  'types an e-mail address': change((text) => ({ email: text })),
  uploads: change((id) => ({ pan_pdf: { id, url: `/${id}/`, name: '', size: 1, mimeType: '' } })),
  submits: press(false),
  'sends again anyway': press(true),
  clears: ({ browser, page }) => {
    const ended = [browser.draft(), page.state.draft]
    page.clear()
    for (const draft of ended) browser.end(draft)
  },
  'is shown again': ({ page }) => {
    page.hide()
    page.enter()
  },
}

const answers: Record<string, SendOutcome> = {
  accepted: { ok: true },
  refused: { ok: false, reason: 'refused', text: '' },
  lost: { ok: false, reason: 'noAnswer', text: '' },
}

async function happens(name: string, tab: Tab): Promise<void> {
  if (name === 'is reloaded') {
    tab.page.leave()
    Object.assign(tab, { answer: undefined, page: tab.load() })
  } else if (name in answers && tab.answer) {
    if (name === 'refused') tab.browser.mails.arrived -= 1
    tab.answer(answers[name] as SendOutcome)
    await tab.end
  } else if (tab.page.state.phase === 'idle') await steps[name]?.(tab)
}

test('nothing is lost, sent twice without a question, or left behind', async () => {
  let now = Date.UTC(2026, 10, 21, 8, 30)
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const anyName = fc.constantFrom('is reloaded', ...Object.keys({ ...steps, ...answers }))
  const anyStep = fc.tuple(anyName, fc.constantFrom(0, 1), fc.boolean())
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30, size: 'max' }), async (taken) => {
      const browser = new Browser()
      const { due, over, mails, tabs } = browser
      for (const [name, index, isTold] of taken) {
        now += 1
        await happens(name, tabs[index as 0 | 1])
        for (const { page } of isTold ? tabs : []) {
          page.sync()
          const stored = browser.drafts.load()
          if (page.state.phase !== 'idle' || stored.kind !== 'draft') continue
          expect(isSameDraft(stored.draft, page.state.draft)).toBe(true)
        }
        expect([...due].filter((text) => !browser.stored().includes(text))).toEqual([])
        expect([...over].filter((text) => browser.stored().includes(text))).toEqual([])
        expect(mails.arrived).toBeLessThanOrEqual(1 + mails.asked)
      }
    }),
    { numRuns: 1000 },
  )
})
