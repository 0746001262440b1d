import { DraftKeeper, type Shown } from '../../../../src/registration/draft/draftKeeper'
import { createDraftStore } from '../../../../src/registration/draft/draftStore'
import { isSameApplication, toApplication } from '../../../../src/registration/rules/application'
import {
  emptyDraft,
  isEmpty,
  type RegistrationDraft,
} from '../../../../src/registration/rules/fields'
import { undoTimeout } from '../../../../src/registration/rules/limits'
import type { DraftStore } from '../../../../src/registration/rules/ports'
import { cleaned } from '../../../../src/registration/rules/validation'
import { completeDraft, receipt } from '../../../fixtures/registration/samples'
import { leftOf, limited, stored } from '../../../fixtures/registration/storages'

/*
 * What two weeks at an agency have shown (docs/decisions/one-application.md), with pages of one
 * browser. __tests__/node/registration/draft/oneApplication.test.ts tries random orders of the same.
 */

const start = Date.UTC(2026, 10, 21, 8, 30)
const hour = 3_600_000
let now = start
const waits = (time: number) => {
  now += time
}

type Changes = Partial<RegistrationDraft>

/** A page: its keeper, and what its form shows. */
class Page extends DraftKeeper {
  draft = emptyDraft
  shown: Shown = 'updated'
  constructor(
    store: DraftStore = createDraftStore(),
    typed: Changes = {},
    readonly filled: Changes = {},
  ) {
    super(store)
    const screen = {
      values: () => this.draft,
      change: (changes: Changes) => {
        this.draft = { ...this.draft, ...changes }
      },
      show: (draft: RegistrationDraft, shown: Shown) => {
        Object.assign(this, { draft, shown })
      },
      filledIn: () =>
        Object.fromEntries(
          Object.entries(this.filled).filter(
            ([name, text]) => this.draft[name as 'email'] !== text,
          ),
        ),
    }
    this.open(screen, typed)
    open.push(this)
  }
}

const open: Page[] = []
/** Opens a page; `filled` is what its fields have that no event has reported. */
const openPage = (typed: Changes = {}, filled: Changes = {}) =>
  new Page(createDraftStore(), typed, filled)
/** Browsers report to the other pages what one has stored. */
const report = (isWiped = false) => {
  const key = isWiped ? null : 'registration-end'
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
const openComplete = () => {
  const page = openPage()
  page.change(completeDraft)
  return page
}
const reload = (page: Page) => {
  page.leave()
  return openPage()
}
const kept = () => {
  const { draft } = createDraftStore().read()
  return isEmpty(draft) ? undefined : draft
}
const wasSent = (draft: RegistrationDraft) =>
  isSameApplication(toApplication(cleaned(draft)), toApplication(completeDraft))
const note = () => ({ at: now, reference: receipt.reference, unconfirmed: false })

/** Sends from a page; `meanwhile` happens before the answer comes. @returns whether it has something else */
function send(page: Page, meanwhile: () => void = () => undefined) {
  expect(page.pause()).toBe(true)
  expect(page.draft).toEqual(completeDraft)
  meanwhile()
  const hasOther = page.succeed({ ...receipt, at: now }, wasSent)
  report()
  return hasOther
}

beforeEach(() => {
  localStorage.clear()
  open.splice(0)
  now = start
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

describe('every page shows the same application', () => {
  test('one letter writes one key, and reads nothing but that', () => {
    const page = openComplete()
    const set = jest.spyOn(Storage.prototype, 'setItem')
    const get = jest.spyOn(Storage.prototype, 'getItem')
    page.change({ phone: '1' })
    expect([set, get].map(({ mock }) => mock.calls.map(([key]) => key))).toEqual([
      ['registration-field:phone'],
      ['registration-field:phone'],
    ])
  })

  test('a page that the browser shows again says that it was sent', () => {
    const page = openComplete()
    send(page)
    page.leave()
    page.enter()
    expect(page.state.news).toEqual({ kind: 'sent', sent: note() })
  })

  test('a field that is emptied again is stored as empty, here and in the others', () => {
    const [page, other] = [openPage(), openPage()]
    page.change({ phone: '1' })
    report()
    page.change({ phone: '' })
    report()
    expect([page.draft, other.draft, kept()]).toEqual([emptyDraft, emptyDraft, undefined])
    expect(other.state.keeping.kind).toBe('kept')
    expect(openPage().state.news).toEqual({ kind: 'none' })
    page.change({ phone: '2' })
    expect(kept()).toMatchObject({ phone: '2' })
  })

  test('a page that slept while it was sent, and another begun, says so and ends its uploads', () => {
    const [page, other] = [openComplete(), openPage()]
    other.pause()
    other.succeed({ ...receipt, at: now }, wasSent)
    other.change({ phone: '1' })
    page.enter()
    expect(page).toMatchObject({ draft: { ...emptyDraft, phone: '1' }, shown: 'ended' })
    expect(page.state.news.kind).toBe('sent')
  })

  test('a letter that another page writes in the moment of an end leaves nothing', () => {
    const [page, other] = [openComplete(), openPage()]
    page.clear()
    other.change({ phone: 'late' })
    report()
    expect(kept()).toBeUndefined()
    expect(stored()).not.toContain('late')
    expect(other.draft).toEqual(emptyDraft)
    other.change({ phone: 'next' })
    expect(kept()).toEqual({ ...emptyDraft, phone: 'next' })
  })
})

describe('a press of Submit', () => {
  test.each<[string, Changes, boolean]>([
    ['a text', { phone: '+65 1' }, true],
    ['a document, which it removes', { gst_pdf: null }, true],
    ['only spaces and marks that are cleaned away', { email: ` ${completeDraft.email}, ` }, false],
  ])('another page changes %s while it is sent: does it stay? %s', (_what, changes, stays) => {
    const [page, other] = [openComplete(), openPage()]
    const hasOther = send(page, () => {
      other.change(changes)
      report()
      expect(page.draft).toEqual(completeDraft)
    })
    expect(hasOther).toBe(stays)
    expect(kept()).toEqual(stays ? { ...completeDraft, ...changes } : undefined)
    expect(page.draft).toEqual(kept() ?? emptyDraft)
    expect(openPage().state.news.kind).toBe(stays ? 'restored' : 'sent')
  })

  test('that fails: a draft that made room for the attempt is stored again', () => {
    const page = openComplete()
    page.pause()
    localStorage.clear()
    page.resume()
    expect(kept()).toEqual(completeDraft)
  })

  test('that nobody has confirmed keeps the draft, and later visits say the doubt', () => {
    const page = openComplete()
    page.pause()
    expect(page.succeed({ ...receipt, unconfirmed: true }, wasSent)).toBe(false)
    expect([page.draft, kept()]).toEqual([completeDraft, completeDraft])
    page.clear()
    expect(openPage().state.news).toMatchObject({ sent: { unconfirmed: true } })
  })

  test('whose answer comes late, after the form was cleared, is told to later visits', () => {
    const page = openComplete()
    page.clear()
    expect(page.succeed(receipt, wasSent)).toBe(false)
    expect(page.state.news.kind).toBe('cleared')
    page.leave()
    expect(openPage().state.news.kind).toBe('sent')
  })
})

test('browsing data that is deleted while it is sent does not come back with a failure', () => {
  const page = openComplete()
  page.pause()
  localStorage.clear()
  report(true)
  page.resume()
  expect(page).toMatchObject({ draft: completeDraft, state: { keeping: { kind: 'vanished' } } })
  expect(stored()).toBe('')
})

test('an empty page is not told of a draft that began and was cleared unnoticed', () => {
  const [page, other] = [openPage(), openPage()]
  other.change({ phone: '1' })
  other.clear()
  report()
  expect(page.state.news).toEqual({ kind: 'none' })
})

describe('what this page has sent', () => {
  test('can be changed: it is stored with the first change, and is then another draft', () => {
    const page = openComplete()
    send(page)
    page.resend(receipt, false)
    page.enter()
    expect(page).toMatchObject({ draft: completeDraft, state: { keeping: { kind: 'resending' } } })
    expect(leftOf(completeDraft)).toEqual([])
    const { id } = page.state
    page.change({ phone: '+65 1' })
    expect(kept()).toEqual({ ...completeDraft, phone: '+65 1' })
    expect(page.state).toMatchObject({ id, keeping: { kind: 'kept' } })
    expect(openPage().state.id).toBe(id)
  })

  test('replaces another draft only where the visitor says so', () => {
    const page = openComplete()
    send(page)
    openPage().change({ phone: '1' })
    report()
    page.resend(receipt, true)
    expect(kept()).toEqual(completeDraft)
  })
})

describe('24 hours after somebody last had it on the screen', () => {
  test('a draft is there again after 25 hours on the screen', () => {
    const page = openComplete()
    waits(25 * hour)
    expect(reload(page).draft).toEqual(completeDraft)
  })

  test('a page that is opened then says that it was too old', () => {
    openComplete().hide()
    waits(25 * hour)
    expect(openPage().state.news).toEqual({ kind: 'ended', how: 'expired' })
  })

  test('a page that has it on its screen stores it again with the next change', () => {
    const page = openComplete()
    waits(25 * hour)
    openPage()
    report()
    expect(page).toMatchObject({ draft: completeDraft, state: { keeping: { kind: 'vanished' } } })
    page.change({ phone: '1' })
    expect(kept()).toEqual({ ...completeDraft, phone: '1' })
    expect(page.state.keeping).toEqual({ kind: 'kept' })
  })
})

describe('browsing data that is deleted', () => {
  test('is said, and nothing is written before somebody types', () => {
    const page = openComplete()
    localStorage.clear()
    report(true)
    page.hide()
    page.enter()
    expect(page.state.keeping).toEqual({ kind: 'vanished' })
    expect(stored()).toBe('')
  })

  test('and is stored again by another page is kept here too', () => {
    const [page, other] = [openComplete(), openPage()]
    localStorage.clear()
    report(true)
    other.change({ phone: '1' })
    page.change({ phone: '1' })
    report()
    expect(page.state.keeping).toEqual({ kind: 'kept' })
  })

  test('is not undone by a page that stores, and empties, another draft', () => {
    const page = openComplete()
    localStorage.clear()
    report(true)
    const other = openPage()
    other.change({ phone: '1' })
    report()
    other.change({ phone: '' })
    report()
    page.enter()
    expect(page.draft).toEqual(completeDraft)
    // Its upload goes on.
    expect(page.shown).not.toBe('ended')
  })

  test('and is ended by another page empties the form', () => {
    const [page, other] = [openComplete(), openPage()]
    localStorage.clear()
    report(true)
    other.clear()
    report()
    expect(page).toMatchObject({ draft: emptyDraft, state: { news: { how: 'cleared' } } })
  })

  test('and another draft since then: the visitor chooses, and nothing is written before', () => {
    const page = openComplete()
    localStorage.clear()
    page.enter()
    openPage().change({ phone: '1' })
    report()
    page.change({ email: 'a@b.co' })
    waits(hour)
    page.hide()
    expect(createDraftStore().read().seenAt).toBe(start)
    expect(page.state.keeping).toEqual({ kind: 'undecided', otherAt: start })
    expect(kept()).toEqual({ ...emptyDraft, phone: '1' })
    page.choose('typed')
    expect(kept()).toEqual({ ...completeDraft, email: 'a@b.co' })
    expect(page.state.keeping).toEqual({ kind: 'kept' })
  })
})

describe('typed before the page’s script ran', () => {
  test('it is stored, if there is no draft', () => {
    for (const begin of [
      () => localStorage.clear(),
      () => openPage().clear(),
      () => send(openComplete()),
    ]) {
      begin()
      const page = openPage({ phone: '1' })
      expect(page.draft).toEqual({ ...emptyDraft, phone: '1' })
      expect(page.state.keeping).toEqual({ kind: 'kept' })
      expect(kept()).toEqual({ ...emptyDraft, phone: '1' })
    }
    expect(openPage({ phone: '1' }).state.news.kind).toBe('restored')
  })
})

describe('filled in without an event', () => {
  test.each<[string, (page: Page) => void]>([
    ['a field is left', (page) => page.takeFilledIn()],
    ['the page is reloaded', (page) => page.leave()],
    ['another page has changed something', () => report()],
    ['the page is shown', (page) => page.enter()],
    ['Submit', (page) => void page.pause()],
  ])('it is taken over before anything else is changed: %s', (_what, happens) => {
    openPage().change({ company_name: 'Sunrise' })
    const page = openPage({}, { email: 'a@b.co' })
    happens(page)
    expect(kept()).toMatchObject({ company_name: 'Sunrise', email: 'a@b.co' })
    expect(page.draft.email).toBe('a@b.co')
  })

  test('it can be cleared, and the clearing undone', () => {
    const filled: Changes = { email: 'a@b.co' }
    const page = openPage({}, filled)
    page.clear()
    delete filled.email
    page.undo()
    expect(kept()).toEqual({ ...emptyDraft, email: 'a@b.co' })
  })
})

describe('"Undo"', () => {
  test('outlives a glance at another tab', () => {
    const page = openComplete()
    page.clear()
    page.hide()
    page.enter()
    page.undo()
    expect(kept()).toEqual(completeDraft)
  })

  test.each<[string, (page: Page) => void]>([
    ['two minutes are over', (page) => [waits(undoTimeout), page.see()]],
    ['the page is left', (page) => page.leave()],
    ['a new draft begins here', (page) => page.change({ phone: '1' })],
    ['a new draft begins in another page', () => openPage().change({ phone: '1' })],
  ])('is no longer offered once %s', (_what, happens) => {
    const page = openComplete()
    page.clear()
    expect(page.state.news).toMatchObject({ kind: 'cleared', draft: completeDraft })
    happens(page)
    report()
    expect(page.state.news.kind).not.toBe('cleared')
    page.undo()
    expect(kept()).not.toEqual(completeDraft)
  })
})

describe('a browser that refuses to store', () => {
  let quota = 0
  const openFull = (allowed: number) => {
    quota = allowed
    return new Page(createDraftStore(limited(() => quota)))
  }

  test('has the page follow nobody, and store all of it once there is room', () => {
    openPage().change({ company_name: 'Sunrise' })
    const page = openFull(0)
    page.change({ phone: '1' })
    page.change({ email: 'a@b.co' })
    openPage().clear()
    report()
    const all = { ...emptyDraft, company_name: 'Sunrise', phone: '1', email: 'a@b.co' }
    expect(page).toMatchObject({ draft: all, state: { keeping: { kind: 'notKept' } } })
    quota = Number.POSITIVE_INFINITY
    page.change({ your_name: 'Asha' })
    expect(kept()).toEqual({ ...all, your_name: 'Asha' })
    expect(page.state.keeping).toEqual({ kind: 'kept' })
  })

  test('a late answer leaves what was typed since, which is nowhere else', () => {
    const page = openFull(0)
    page.change(completeDraft)
    page.pause()
    page.resume()
    page.change({ phone: '1' })
    expect(page.succeed(receipt, wasSent)).toBe(true)
    expect(page.draft).toEqual({ ...completeDraft, phone: '1' })
  })

  test('and what it has is sent: only the draft that was on the screen ends', () => {
    openPage().change({ company_name: 'Sunrise' })
    const page = openFull(0)
    page.change({ ...completeDraft, company_name: 'Sunrise' })
    page.pause()
    expect(page.succeed(receipt, ({ phone }) => phone !== '')).toBe(false)
    expect(kept()).toBeUndefined()
    expect(isEmpty(page.draft)).toBe(true)
  })
})
