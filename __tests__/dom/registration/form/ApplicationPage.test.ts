import { ApplicationPage } from '../../../../src/registration/form/ApplicationPage'
import { isSameApplication, toApplication } from '../../../../src/registration/rules/application'
import {
  emptyDraft,
  isEmpty,
  type RegistrationDraft,
} from '../../../../src/registration/rules/fields'
import { cleaned } from '../../../../src/registration/rules/validation'
import { createDraftStorage } from '../../../../src/registration/storage/draftStorage'
import { completeDraft, receipt } from '../../../../stories/support/registration'
import { limited, stored } from '../storage/storages'

/*
 * What two weeks at an agency have shown (docs/decisions/one-application.md), with pages of one
 * browser. __tests__/node/registration/form/oneApplication.test.ts tries random orders of the same.
 */

const start = Date.UTC(2026, 10, 21, 8, 30)
const hour = 3_600_000
let now = start
const waits = (time: number) => {
  now += time
}

const open: ApplicationPage[] = []
/** Opens a page; `filled` is what its fields have that no event has reported. */
function openPage(typed: Partial<RegistrationDraft> = {}, filled: Partial<RegistrationDraft> = {}) {
  const page = new ApplicationPage(createDraftStorage(), () => filled)
  page.subscribe(() => undefined)
  page.open(typed)
  open.push(page)
  return page
}
/** Browsers report to the other pages what one has stored. */
const report = () => {
  for (const page of open) page.sync()
}
const openComplete = () => {
  const page = openPage()
  page.change(completeDraft)
  return page
}
const reload = (page: ApplicationPage) => {
  page.leave()
  return openPage()
}
const kept = () => {
  const found = createDraftStorage().load()
  return found.kind === 'draft' ? found.draft : undefined
}
const wasSent = (draft: RegistrationDraft) =>
  isSameApplication(toApplication(cleaned(draft)), toApplication(completeDraft))

/** Sends from a page; `meanwhile` happens before the answer comes. */
function send(page: ApplicationPage, meanwhile: () => void = () => undefined) {
  expect(page.submit()).toEqual(completeDraft)
  page.startSending()
  meanwhile()
  page.succeed({ ...receipt, at: now }, wasSent)
  report()
}

/** Nothing that was typed is in this browser. */
function expectNothingLeft() {
  const all = [stored(), Object.values({ ...sessionStorage })].join(' ')
  for (const value of Object.values(completeDraft)) {
    expect(all).not.toContain(typeof value === 'string' ? value : value.id)
  }
}

beforeEach(() => {
  localStorage.clear()
  open.splice(0)
  now = start
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

describe('every page shows the same application', () => {
  test.each(['sent', 'cleared'] as const)('with five pages open, what was %s is nowhere', (how) => {
    const page = openComplete()
    const others = [1, 2, 3, 4].map(() => openPage())
    if (how === 'sent') send(page)
    else page.clear()
    report()
    expectNothingLeft()
    for (const { state } of others) {
      expect(state.draft).toEqual(emptyDraft)
      expect(state.message).toMatchObject({ kind: 'ended', end: { how } })
    }
    for (const each of open) each.leave()
    expectNothingLeft()
  })

  test('a later visit says when it was sent and under which reference, and not that it was cleared', () => {
    send(openComplete())
    const { reference } = receipt
    const end = { kind: 'ended', how: 'sent', at: start, reference }
    expect(openPage().state.message).toEqual({ kind: 'ended', end })
    openPage().change({ phone: '1' })
    openPage().clear()
    expect(openPage().state).toMatchObject({ message: { kind: 'none' }, draft: emptyDraft })
  })

  test('a field that is emptied again is no text, and ends the draft', () => {
    const page = openPage()
    page.change({ phone: '1' })
    page.submit()
    page.fail({ kind: 'problems' })
    page.change({ phone: '' })
    expect(kept()).toBeUndefined()
    // It is this page's own doing, so it is no news.
    page.sync()
    expect(page.state.message).toEqual({ kind: 'problems' })
    expect(openPage().state.message).toEqual({ kind: 'none' })
    page.change({ phone: '2' })
    expect(page.state).toMatchObject({ draft: { phone: '2' }, keeping: { kind: 'kept' } })
  })
})

describe('a press of Submit', () => {
  test('without having seen that another page has sent it sends nothing, and says so', () => {
    const [page, other] = [openComplete(), openPage()]
    page.submit()
    page.succeed(receipt, wasSent)
    expect(other.submit()).toBeUndefined()
    expect(other.state).toMatchObject({ phase: 'idle', message: { end: { how: 'sent' } } })
  })

  test.each<[string, Partial<RegistrationDraft>, boolean]>([
    ['a text', { phone: '+65 1' }, true],
    ['a document, which it removes', { gst_pdf: null }, true],
    ['only spaces and marks that are cleaned away', { email: ` ${completeDraft.email}, ` }, false],
  ])('another page changes %s while it is sent: does it stay? %s', (_what, changes, stays) => {
    const [page, other] = [openComplete(), openPage()]
    send(page, () => other.change(changes))
    expect(page.state.message).toEqual({ kind: 'sent', hasOther: stays })
    expect(kept()).toEqual(stays ? { ...completeDraft, ...changes } : undefined)
    expect(page.state.draft).toEqual(kept() ?? emptyDraft)
    expect(page.state.receipt?.draft).toEqual(completeDraft)
  })

  test('another page clears it while it is sent: it is sent anyway, and later visits say so', () => {
    const [page, other] = [openComplete(), openPage()]
    send(page, () => other.clear())
    expect(page.state).toMatchObject({
      message: { kind: 'sent', hasOther: false },
      draft: emptyDraft,
    })
    expect(openPage().state.message).toMatchObject({ end: { how: 'sent' } })
  })

  test('that fails leaves all as it is; a draft that made room for the attempt is stored again', () => {
    const page = openComplete()
    page.submit()
    localStorage.clear()
    page.fail({ kind: 'suspectedBot' })
    expect(page.state).toMatchObject({ phase: 'idle', message: { kind: 'suspectedBot' } })
    expect(kept()).toEqual(completeDraft)
  })
})

test('browsing data that is deleted while it is sent does not come back with a failure', () => {
  const page = openComplete()
  page.submit()
  localStorage.clear()
  page.sync()
  page.fail({ kind: 'suspectedBot' })
  expect(page.state).toMatchObject({ draft: completeDraft, keeping: { kind: 'alone' } })
  expect(stored()).toBe('')
})

test('an empty page is not told of a draft that began and was cleared unnoticed', () => {
  const page = openPage()
  const other = openPage()
  other.change({ phone: '1' })
  other.clear()
  page.sync()
  expect(page.state.message).toEqual({ kind: 'none' })
})

describe('what this page has sent', () => {
  test('is still known to have been sent when its correction is cleared', () => {
    const page = openComplete()
    send(page)
    page.resend()
    page.clear()
    expect(openPage().state.message).toMatchObject({ end: { how: 'sent' } })
  })

  test('stays until the page is left, whatever another does', () => {
    const page = openComplete()
    send(page)
    openPage().change({ phone: '1' })
    report()
    page.hide()
    expect(page.state.receipt).toMatchObject({ reference: receipt.reference, at: start })
    page.leave()
    expect(page.state).toMatchObject({ receipt: undefined, message: { kind: 'restored' } })
  })

  test('is gone after a day', () => {
    const page = openComplete()
    send(page)
    waits(24 * hour)
    page.enter()
    expect(page.state.receipt).toBeDefined()
    waits(1)
    page.enter()
    expect(page.state).toMatchObject({ receipt: undefined, message: { kind: 'none' } })
  })

  test('can be changed: it is stored with the first change, and needs no question in this page', () => {
    const page = openComplete()
    send(page)
    page.resend()
    page.enter()
    const resending = { draft: completeDraft, keeping: { kind: 'resending' }, mayResend: true }
    expect(page.state).toMatchObject(resending)
    const all = { ...localStorage }
    localStorage.clear()
    page.enter()
    expect(page.state).toMatchObject(resending)
    Object.assign(localStorage, all)
    expectNothingLeft()
    page.change({ phone: '+65 1' })
    expect(kept()).toEqual({ ...completeDraft, phone: '+65 1' })
    expect(page.state.mayResend).toBe(true)
    expect(openPage().state.mayResend).toBe(false)
    page.clear()
    expect(page.state.mayResend).toBe(false)
  })

  test.each([
    ['refused', true],
    ['noAnswer', false],
  ] as const)(
    'and needs a question again if it may have arrived: %s, exempt: %s',
    (reason, exempt) => {
      const page = openComplete()
      send(page)
      page.resend()
      page.submit()
      page.fail({ kind: 'failed', outcome: { ok: false, reason, text: '' } })
      expect(page.state.mayResend).toBe(exempt)
    },
  )

  test('replaces another draft only if the visitor says so', () => {
    const page = openComplete()
    send(page)
    openPage().change({ phone: '1' })
    page.resend()
    expect(page.state).toMatchObject({ message: { kind: 'replacesDraft' }, draft: { phone: '1' } })
    page.endOffer()
    page.resend()
    page.resend()
    expect(kept()).toEqual(completeDraft)
    expect(page.state.message.kind).not.toBe('replacesDraft')
  })
})

describe('24 hours after somebody last had it on the screen', () => {
  test('it is there again after 25 hours on the screen', () => {
    const page = openComplete()
    waits(25 * hour)
    expect(reload(page).state.draft).toEqual(completeDraft)
  })

  test('a page that is opened then says so, even if another is open but empty', () => {
    openComplete().hide()
    waits(25 * hour)
    expect(openPage().state.message).toMatchObject({ end: { how: 'expired' } })
  })
})

describe('browsing data that is deleted', () => {
  test('and is stored again by another page is kept here too', () => {
    const [page, other] = [openComplete(), openPage()]
    localStorage.clear()
    report()
    other.change({ phone: '1' })
    page.change({ phone: '1' })
    page.sync()
    expect(page.state.keeping).toEqual({ kind: 'kept' })
  })

  test('while the visitor chooses: what is on the screen is stored', () => {
    openComplete()
    const page = openPage({ your_name: 'Ravi' })
    localStorage.clear()
    page.choose('typed')
    expect(kept()).toEqual({ ...emptyDraft, your_name: 'Ravi' })
  })

  test('and is ended by another page is ended here too', () => {
    const [page, other] = [openComplete(), openPage()]
    localStorage.clear()
    report()
    other.clear()
    page.sync()
    expect(page.state).toMatchObject({ draft: emptyDraft, message: { end: { how: 'cleared' } } })
  })

  test('and another draft since then: the visitor chooses, and nothing is written before', () => {
    const page = openComplete()
    localStorage.clear()
    page.enter()
    openPage().change({ phone: '1' })
    page.sync()
    page.change({ email: 'a@b.co' })
    page.hide()
    expect(page.state.keeping).toEqual({ kind: 'alone', otherAt: start })
    expect(kept()).toEqual({ ...emptyDraft, phone: '1' })
    page.choose('typed')
    expect(kept()).toEqual({ ...completeDraft, email: 'a@b.co' })
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
      expect(page.state.draft).toEqual({ ...emptyDraft, phone: '1' })
      expect(page.state.keeping).toEqual({ kind: 'kept' })
      expect(kept()).toEqual({ ...emptyDraft, phone: '1' })
    }
    expect(openPage({ phone: '1' }).state.message.kind).toBe('restored')
  })

  test.each(['stored', 'typed'] as const)(
    'it is never mixed into a colleague’s draft: the visitor chooses the one %s',
    (which) => {
      openComplete()
      const typed = { ...emptyDraft, your_name: 'Ravi' }
      const page = openPage({ your_name: 'Ravi' })
      expect(page.state).toMatchObject({ draft: typed, keeping: { kind: 'alone', otherAt: start } })
      waits(hour)
      page.touch()
      expect(createDraftStorage().load()).toMatchObject({ draft: completeDraft, at: start })
      page.choose(which)
      const chosen = which === 'typed' ? typed : completeDraft
      expect(kept()).toEqual(chosen)
      expect(page.state).toMatchObject({ draft: chosen, keeping: { kind: 'kept' } })
    },
  )
})

describe('filled in without an event', () => {
  test.each<[string, (page: ApplicationPage) => void]>([
    ['a key', (page) => page.touch()],
    ['another field is typed into', (page) => page.change({ phone: '1' })],
    ['the page is reloaded', (page) => page.leave()],
    ['another page has changed something', (page) => page.sync()],
    ['the page is shown', (page) => page.enter()],
    ['Submit', (page) => void page.submit()],
  ])('it is taken over before anything else is changed: %s', (_what, happens) => {
    openPage().change({ company_name: 'Sunrise' })
    const page = openPage({}, { email: 'a@b.co' })
    happens(page)
    expect(kept()).toMatchObject({ company_name: 'Sunrise', email: 'a@b.co' })
  })

  test('it can be cleared, and the clearing undone', () => {
    const filled: Partial<RegistrationDraft> = { email: 'a@b.co' }
    const page = openPage({}, filled)
    page.clear()
    delete filled.email
    page.undo()
    expect(kept()).toEqual({ ...emptyDraft, email: 'a@b.co' })
  })
})

describe('"Undo"', () => {
  test.each<[string, (page: ApplicationPage) => void]>([
    ['the page is hidden', (page) => page.hide()],
    ['a new draft begins here', (page) => page.change({ phone: '1' })],
    ['a new draft begins in another page', () => openPage().change({ phone: '1' })],
  ])('is no longer offered once %s', (_what, happens) => {
    const page = openComplete()
    page.clear()
    expect(page.state.message).toEqual({ kind: 'cleared', draft: completeDraft })
    happens(page)
    report()
    expect(page.state.message.kind).not.toBe('cleared')
    page.undo()
    expect(kept()).not.toEqual(completeDraft)
  })
})

describe('a browser that refuses to store', () => {
  let quota = 0
  const openFull = (allowed: number) => {
    quota = allowed
    const page = new ApplicationPage(createDraftStorage(limited(() => quota)))
    page.open({})
    return page
  }

  test('is found out; the page follows nobody, and stores all of it once there is room', () => {
    openPage().change({ company_name: 'Sunrise' })
    const page = openFull(0)
    page.change({ phone: '1' })
    page.change({ email: 'a@b.co' })
    openPage().clear()
    page.sync()
    const all = { ...emptyDraft, company_name: 'Sunrise', phone: '1', email: 'a@b.co' }
    expect(page.state).toMatchObject({ draft: all, keeping: { kind: 'alone' } })
    quota = Number.POSITIVE_INFINITY
    page.change({ your_name: 'Asha' })
    expect(kept()).toEqual({ ...all, your_name: 'Asha' })
    expect(page.state.keeping).toEqual({ kind: 'kept' })
  })

  test('and what it has is sent: only the draft that was on the screen ends', () => {
    openPage().change({ company_name: 'Sunrise' })
    const page = openFull(0)
    page.change({ ...completeDraft, company_name: 'Sunrise' })
    page.submit()
    page.succeed(receipt, () => false)
    expect(page.state.message).toEqual({ kind: 'sent', hasOther: false })
    expect(kept()).toBeUndefined()
    expect(isEmpty(page.state.draft)).toBe(true)
  })
})
