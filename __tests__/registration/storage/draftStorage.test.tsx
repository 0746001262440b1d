import { emptyDraft, type RegistrationDraft } from '../../../src/registration/rules/fields'
import { draftLifetime } from '../../../src/registration/rules/limits'
import { createDraftStorage, draftList } from '../../../src/registration/storage/draftStorage'
import { type BrowserStorage, neverThrowing } from '../../../src/registration/storage/expiringList'
import { createReceiptStorage } from '../../../src/registration/storage/receipts'
import { createSendAttempts } from '../../../src/registration/storage/sendAttempts'
import { completeDraft } from '../../../stories/support/registration'
import { blocked, fillable, newTab, stored } from './storages'

const now = Date.UTC(2026, 10, 21, 8, 30)
const minute = 60_000
const attempt = { reference: '7F3A92C1', at: now, state: 'sent' } as const
const { gst_pdf } = completeDraft
const otherDraft: RegistrationDraft = {
  ...completeDraft,
  company_name: 'Moonlight Tours',
  gst_pdf: { ...gst_pdf, id: '04be11d0-8a3c-4a52-8f6e-6c5d0b9e7a02' },
}

const corrected: RegistrationDraft = { ...completeDraft, phone: '+65 1' }

const print = (draft: RegistrationDraft, at: number) => draftList.print([{ draft, at }])
const timeIs = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment)
const draftKeys = () => Object.keys(stored()).filter((key) => key.startsWith('registration-draft'))
/** What the next visit, in a new tab, would restore. */
const nextVisit = () => createDraftStorage(newTab()).load()?.draft
const attempts = () => createSendAttempts(newTab())

const ends: (() => void)[] = []
/** A tab that shows the form. */
function openTab(storage: BrowserStorage = newTab()) {
  const store = createDraftStorage(storage)
  const onSentElsewhere = jest.fn()
  const onSavedAgain = jest.fn()
  const onReturn = jest.fn()
  const loaded = store.load()
  const close = store.watch({ onSentElsewhere, onSavedAgain, onReturn })
  ends.push(close)
  const reload = () => {
    close()
    return openTab(storage)
  }
  return { ...store, storage, loaded, onSentElsewhere, onSavedAgain, onReturn, close, reload }
}

/** Browsers report to each tab what the others wrote, some time after. */
const report = () => window.dispatchEvent(new StorageEvent('storage'))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  timeIs(now)
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  jest.restoreAllMocks()
})

describe('a draft', () => {
  test('is still there after a reload', () => {
    const tab = openTab()
    expect(tab.save(completeDraft)).toBe(true)
    expect(tab.reload().loaded).toEqual({ draft: completeDraft, at: now })
  })

  test('is in this browser’s storage by default', () => {
    createDraftStorage().save(completeDraft)
    expect(draftKeys()).toHaveLength(1)
    localStorage.setItem('registration-draft:later', print(otherDraft, now + minute))
    timeIs(now + minute)
    // This tab's own, which is not the latest.
    expect(createDraftStorage().load()?.draft).toEqual(completeDraft)
  })

  test('leaves nothing behind when it is empty', () => {
    const tab = openTab()
    tab.save(completeDraft)
    expect(tab.save(emptyDraft)).toBe(true)
    expect(stored()).toEqual({})
    expect(tab.reload().loaded).toBeUndefined()
  })

  test('of an earlier release is restored, and does not stay beside the new one', () => {
    localStorage.setItem('registration-draft', print(completeDraft, now))
    const tab = openTab()
    expect(tab.loaded?.draft).toEqual(completeDraft)
    tab.save(otherDraft)
    expect(draftKeys()).toHaveLength(1)
    tab.save(emptyDraft)
    expect(stored()).toEqual({})
  })

  test('that is restored and kept unchanged keeps its age', () => {
    openTab().save(completeDraft)
    timeIs(now + minute)
    const tab = openTab()
    tab.save(completeDraft)
    expect(tab.reload().loaded?.at).toBe(now)
  })
})

describe('when the page opens', () => {
  test('drafts that are too old or unreadable are removed, under whichever key', () => {
    const old = print(completeDraft, now - draftLifetime - 1)
    localStorage.setItem('registration-draft', old)
    localStorage.setItem('registration-draft:a', old)
    localStorage.setItem('registration-draft:b', '{"draft":7')
    localStorage.setItem('registration-drafts-of-others', 'theirs')
    expect(openTab().loaded).toBeUndefined()
    expect(Object.keys(stored())).toEqual(['registration-drafts-of-others'])
  })

  test.each([[[1, 3, 2]], [[3, 1, 2]]])(
    'a new tab shows the latest draft, in whichever order: %j',
    (ages) => {
      for (const age of ages) {
        const older = { ...completeDraft, phone: String(age) }
        localStorage.setItem(`registration-draft:${age}`, print(older, now - age * minute))
      }
      expect(nextVisit()?.phone).toBe('1')
    },
  )

  test('a tab keeps to the draft that it found, whatever is kept later', () => {
    openTab().save(completeDraft)
    const tab = openTab()
    localStorage.setItem('registration-draft', print(otherDraft, now + 1))
    expect(tab.reload().loaded?.draft).toEqual(completeDraft)
  })

  test('ignores a key of its own that has no draft', () => {
    openTab().save(completeDraft)
    attempts().save(attempt)
    for (const own of ['', 'junk', 'registration-attempts', '__proto__']) {
      const tab = newTab()
      tab.session.setItem('registration-draft', own)
      expect(openTab(tab).loaded?.draft).toEqual(completeDraft)
    }
  })
})

describe('two tabs', () => {
  /** Both show the same draft. */
  function openTwo() {
    const one = openTab()
    one.save(completeDraft)
    return [one, openTab()] as const
  }

  test.each([
    ['another application', otherDraft],
    ['a correction of what is sent', corrected],
  ])('the success of one leaves the draft of the other alone: %s', (_what, draft) => {
    const [one, two] = openTwo()
    two.save(draft)
    report()
    attempts().save(attempt)
    one.forget(completeDraft)
    one.save(emptyDraft)
    report()
    expect(two.onSentElsewhere.mock.calls).toEqual([[attempt.reference]])
    expect(two.reload().loaded?.draft).toEqual(draft)
    expect(one.reload().loaded?.draft).toEqual(draft)
    expect(draftKeys()).toHaveLength(1)
  })

  test('what one types is not in the other', () => {
    const [one, two] = openTwo()
    timeIs(now + minute)
    two.save(otherDraft)
    report()
    expect(one.onSavedAgain).toHaveBeenLastCalledWith(true)
    expect(one.reload().loaded).toEqual({ draft: completeDraft, at: now })
    expect(two.reload().loaded?.draft).toEqual(otherDraft)
  })

  test('what one clears stays in the other', () => {
    const [one, two] = openTwo()
    two.save(emptyDraft)
    report()
    expect(one.reload().loaded).toEqual({ draft: completeDraft, at: now })
  })

  test('and the one that got no event types next: neither writes over the other', () => {
    const [one, two] = openTwo()
    two.save(otherDraft)
    one.save({ ...completeDraft, phone: '1' })
    expect(two.reload().loaded?.draft).toEqual(otherDraft)
    expect(one.reload().loaded?.draft).toEqual({ ...completeDraft, phone: '1' })
  })

  test('and the one that got no event clears next: the other’s stays', () => {
    const [one, two] = openTwo()
    two.save(otherDraft)
    one.save(emptyDraft)
    expect(nextVisit()).toEqual(otherDraft)
  })

  test('that show the same, from the start or by a change, share it: no copies', () => {
    const [one, two] = openTwo()
    expect(draftKeys()).toHaveLength(1)
    timeIs(now + minute)
    two.save(completeDraft)
    report()
    expect(one.onSavedAgain).not.toHaveBeenCalled()
    one.save(otherDraft)
    two.save(otherDraft)
    expect(draftKeys()).toHaveLength(1)
  })

  test('a correction of what was sent is saved again, after another tab has removed it', () => {
    const [one, two] = openTwo()
    two.save(corrected)
    attempts().save(attempt)
    one.forget(completeDraft)
    const { reference, at } = attempt
    createReceiptStorage().save({ draft: completeDraft, reference, at })
    report()
    openTab().save(emptyDraft)
    report()
    expect(nextVisit()).toEqual(corrected)
  })

  test('with two applications, closed and opened again: one, and after it the other', () => {
    const [one, two] = openTwo()
    timeIs(now + minute)
    two.save(otherDraft)
    report()
    one.close()
    two.close()
    const later = openTab()
    expect(later.loaded?.draft).toEqual(otherDraft)
    later.save(emptyDraft)
    expect(nextVisit()).toEqual(completeDraft)
  })
})

describe('a page restored from the back/forward cache', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  const comeBack = () => window.dispatchEvent(new Event('pageshow'))

  /** Leaves a page with the complete draft, does something on a later page of its tab, comes back. */
  function visitMeanwhile(change: (later: ReturnType<typeof openTab>) => void) {
    const left = openTab()
    left.save(completeDraft)
    leave()
    const later = openTab(left.storage)
    change(later)
    later.close()
    comeBack()
    expect(left.onReturn).toHaveBeenCalledTimes(1)
    return left
  }

  test('reports the draft of a later page of its tab, and continues with it', () => {
    const left = visitMeanwhile((later) => later.save(corrected))
    expect(left.onReturn).toHaveBeenCalledWith({ draft: corrected, at: now })
    left.save({ ...corrected, your_name: 'Asha' })
    expect(draftKeys()).toHaveLength(1)
  })

  test('reports the draft of its own tab, also under another key', () => {
    const left = visitMeanwhile((later) => {
      openTab().save(otherDraft)
      later.save(corrected)
    })
    expect(left.onReturn).toHaveBeenCalledWith({ draft: corrected, at: now })
    expect(draftKeys()).toHaveLength(2)
  })

  test.each<[string, (later: ReturnType<typeof openTab>) => void]>([
    ['sent', (later) => later.forget(completeDraft)],
    ['cleared', (later) => later.save(emptyDraft)],
  ])('reports that a later page has %s the draft, which is not saved again', (_what, end) => {
    const left = visitMeanwhile(end)
    expect(left.onReturn).toHaveBeenCalledWith(undefined)
    report()
    expect(stored()).toEqual({})
  })

  test('keeps a draft that the browser could not save', () => {
    const tab = openTab(blocked)
    tab.save(completeDraft)
    leave()
    comeBack()
    expect(tab.onReturn.mock.calls).toEqual([[{ draft: completeDraft, at: now }]])
  })

  test('reports what was sent meanwhile', () => {
    const left = visitMeanwhile(() => attempts().save(attempt))
    expect(left.onSentElsewhere.mock.calls).toEqual([[attempt.reference]])
  })
})

test('sending in another tab is reported once it has arrived, if that was during this visit', () => {
  const early = openTab().onSentElsewhere
  attempts().save({ ...attempt, state: 'unclear' })
  report()
  expect(early).not.toHaveBeenCalled()
  attempts().save(attempt)
  const late = openTab().onSentElsewhere
  report()
  report()
  expect(early.mock.calls).toEqual([[attempt.reference]])
  expect(late).not.toHaveBeenCalled()
})

describe('storage that fails', () => {
  let isFull: boolean
  const fillableTab = () => ({ ...newTab(), local: neverThrowing(() => fillable(() => isFull)) })
  beforeEach(() => {
    isFull = false
  })

  test('from the start keeps the draft until the tab closes, and says so', () => {
    const tab = openTab(blocked)
    expect(tab.save(completeDraft)).toBe(false)
    report()
    expect(tab.onSavedAgain).not.toHaveBeenCalled()
    expect(tab.load()?.draft).toEqual(completeDraft)
    expect(tab.save(emptyDraft)).toBe(true)
    expect(tab.load()).toBeUndefined()
  })

  test('midway, because it is full: the earlier draft stays until there is room again', () => {
    const tab = openTab(fillableTab())
    expect(tab.save(completeDraft)).toBe(true)
    isFull = true
    expect(tab.save(otherDraft)).toBe(false)
    expect(nextVisit()).toEqual(completeDraft)
    isFull = false
    expect(tab.save({ ...otherDraft, phone: '1' })).toBe(true)
    expect(nextVisit()).toEqual({ ...otherDraft, phone: '1' })
    expect(draftKeys()).toHaveLength(1)
  })

  test('and a form that is mounted again: what it showed is there, and no other draft is taken', () => {
    isFull = true
    const tab = openTab(fillableTab())
    tab.save(completeDraft)
    isFull = false
    openTab().save(otherDraft)
    expect(tab.load()?.draft).toEqual(completeDraft)
    tab.save({ ...completeDraft, phone: '1' })
    expect(draftKeys()).toHaveLength(2)
  })

  test('while another tab takes the draft is reported', () => {
    const tab = openTab(fillableTab())
    tab.save(completeDraft)
    isFull = true
    openTab().save(otherDraft)
    report()
    expect(tab.onSavedAgain).toHaveBeenLastCalledWith(false)
  })

  test('midway, because it is cleared: the draft is kept again, at once or with the next press', () => {
    const tab = openTab()
    tab.save(completeDraft)
    localStorage.clear()
    report()
    expect(nextVisit()).toEqual(completeDraft)
    localStorage.clear()
    expect(tab.save(completeDraft)).toBe(true)
    expect(nextVisit()).toEqual(completeDraft)
  })
})

test('a draft that has become too old while the page is open is not saved again by itself', () => {
  openTab().save(completeDraft)
  timeIs(now + draftLifetime + 1)
  openTab()
  report()
  expect(stored()).toEqual({})
})

test('after success no draft of what was sent is left, and every other is', () => {
  const texts = { company_name: ` ${completeDraft.company_name}`, gst_number: '07abcde1234f1z5' }
  const drafts: Record<string, RegistrationDraft> = {
    '': completeDraft,
    ':a': { ...completeDraft, ...texts },
    ':b': otherDraft,
    ':c': { ...completeDraft, gst_pdf: null },
    ':d': corrected,
    ':e': { ...completeDraft, pan_pdf: { ...completeDraft.pan_pdf, id: 'another' } },
  }
  for (const [key, draft] of Object.entries(drafts)) {
    localStorage.setItem(`registration-draft${key}`, print(draft, now))
  }
  openTab().forget(completeDraft)
  expect(draftKeys().sort()).toEqual(
    [':b', ':c', ':d', ':e'].map((key) => `registration-draft${key}`),
  )
})

test('what is shown and was corrected stays when the rest is sent', () => {
  const tab = openTab()
  tab.save(corrected)
  tab.forget(completeDraft)
  expect(tab.load()?.draft).toEqual(corrected)
  expect(nextVisit()).toEqual(corrected)
  expect(openTab(blocked).forget(completeDraft)).toBeUndefined()
})

test('what was sent is not saved again, even where no attempt could be remembered', () => {
  const tab = openTab()
  tab.save(completeDraft)
  tab.forget(completeDraft)
  report()
  expect(draftKeys()).toEqual([])
  // What was typed while it was being sent is.
  tab.save({ ...emptyDraft, phone: '+65 1' })
  expect(tab.reload().loaded?.draft).toEqual({ ...emptyDraft, phone: '+65 1' })
})
