import { attemptLifetime } from '../../src/registration/attempts'
import { emptyDraft } from '../../src/registration/fields'
import { draftLifetime } from '../../src/registration/limits'
import {
  type KeyStorage,
  keepDrafts,
  neverThrowing,
  rememberAttempts,
} from '../../src/services/browserStorage'
import { completeDraft } from '../../stories/support/registration'

const now = Date.UTC(2026, 10, 21, 8, 30)
const attempt = { reference: '7F3A92C1', at: now, state: 'sent' } as const

const denied = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** Writes as another tab would, so this tab gets storage events. */
const otherTab: KeyStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, newValue) => {
    localStorage.setItem(key, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  },
  removeItem: (key) => {
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  },
}

const keysInUse = () => Object.keys(localStorage)
const timeIs = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment)

beforeEach(() => {
  localStorage.clear()
  timeIs(now)
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe('storage that fails', () => {
  test.each<[string, () => KeyStorage]>([
    ['is denied', denied],
    ['refuses every call', () => ({ getItem: denied, setItem: denied, removeItem: denied })],
    ['is missing', () => undefined as unknown as KeyStorage],
  ])('and %s never throws, and keeps values until the tab closes', (_what, broken) => {
    const storage = neverThrowing(broken)
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', 'first')
    storage.setItem('a', 'second')
    expect(storage.getItem('a')).toBe('second')
    expect(storage.getItem('b')).toBeNull()
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })

  describe('because it is full', () => {
    let isFull: boolean
    const storage = () =>
      neverThrowing(() => ({
        getItem: (key) => localStorage.getItem(key),
        setItem: (key, value) => (isFull ? full() : localStorage.setItem(key, value)),
        removeItem: (key) => localStorage.removeItem(key),
      }))

    beforeEach(() => {
      localStorage.setItem('a', 'from before')
      isFull = true
    })

    test('can still be read', () => {
      expect(storage().getItem('a')).toBe('from before')
    })

    test('returns this tab’s newer value, not the stored one', () => {
      const full = storage()
      full.setItem('a', 'newer')
      expect(full.getItem('a')).toBe('newer')
    })

    test('does not restore a removed value', () => {
      const full = storage()
      full.setItem('a', 'newer')
      full.removeItem('a')
      expect(full.getItem('a')).toBeNull()
      expect(localStorage.getItem('a')).toBeNull()
    })

    test('is used again, for all tabs, once there is room', () => {
      const roomy = storage()
      roomy.setItem('a', 'newer')
      isFull = false
      roomy.setItem('a', 'newest')
      expect(localStorage.getItem('a')).toBe('newest')
      localStorage.setItem('a', 'from another tab')
      expect(roomy.getItem('a')).toBe('from another tab')
    })
  })

  test('keeps an empty string as an empty string, not as null', () => {
    const storage = neverThrowing(denied)
    storage.setItem('a', '')
    expect(storage.getItem('a')).toBe('')
  })

  test('does not stop drafts and attempts until the tab closes', () => {
    const storage = neverThrowing(denied)
    const drafts = keepDrafts(storage)
    const attempts = rememberAttempts(storage)
    drafts.keep(completeDraft)
    attempts.remember(attempt)
    expect(drafts.load()).toEqual({ draft: completeDraft, at: now })
    expect(attempts.find(attempt.reference)).toEqual(attempt)
  })
})

describe('a draft', () => {
  test('is still there after a reload', () => {
    keepDrafts(localStorage).keep(completeDraft)
    expect(keepDrafts(localStorage).load()).toEqual({ draft: completeDraft, at: now })
  })

  test('is in localStorage by default', () => {
    keepDrafts().keep(completeDraft)
    expect(keysInUse()).toHaveLength(1)
    expect(keepDrafts(localStorage).load()?.draft).toEqual(completeDraft)
  })

  test('leaves nothing behind when it is empty', () => {
    const drafts = keepDrafts(localStorage)
    drafts.keep(completeDraft)
    drafts.keep(emptyDraft)
    expect(drafts.load()).toBeUndefined()
    expect(keysInUse()).toEqual([])
  })

  test('is not restored after 24 hours', () => {
    const drafts = keepDrafts(localStorage)
    drafts.keep(completeDraft)
    timeIs(now + draftLifetime)
    expect(drafts.load()).toBeDefined()
    timeIs(now + draftLifetime + 1)
    expect(drafts.load()).toBeUndefined()
  })

  test('is independent of attempts', () => {
    const drafts = keepDrafts(localStorage)
    drafts.keep(completeDraft)
    rememberAttempts(localStorage).remember(attempt)
    expect(drafts.load()?.draft).toEqual(completeDraft)
  })
})

describe.each(['', 'null', '{', '[1]', '"text"', '{"draft":7,"at":7}', '\u0000\ud83d'])(
  'junk in the storage, %j,',
  (junk) => {
    beforeEach(() => {
      keepDrafts(localStorage).keep(completeDraft)
      rememberAttempts(localStorage).remember(attempt)
      for (const key of keysInUse()) localStorage.setItem(key, junk)
    })

    test('gives no draft, and the next draft replaces it', () => {
      const drafts = keepDrafts(localStorage)
      expect(drafts.load()).toBeUndefined()
      drafts.keep(completeDraft)
      expect(drafts.load()?.draft).toEqual(completeDraft)
    })

    test('gives no attempt, and the next attempt replaces it', () => {
      const attempts = rememberAttempts(localStorage)
      expect(attempts.find(attempt.reference)).toBeUndefined()
      expect(() => attempts.forget(attempt.reference)).not.toThrow()
      attempts.remember(attempt)
      expect(attempts.find(attempt.reference)).toEqual(attempt)
    })
  },
)

describe('an attempt', () => {
  test('is visible to other tabs', () => {
    rememberAttempts(localStorage).remember(attempt)
    expect(rememberAttempts(localStorage).find(attempt.reference)).toEqual(attempt)
    expect(rememberAttempts().find(attempt.reference)).toEqual(attempt)
  })

  test('can be removed without affecting others', () => {
    const attempts = rememberAttempts(localStorage)
    attempts.remember(attempt)
    attempts.remember({ ...attempt, reference: '04BE11D0', state: 'unclear' })
    attempts.forget(attempt.reference)
    expect(attempts.find(attempt.reference)).toBeUndefined()
    expect(attempts.find('04BE11D0')).toMatchObject({ state: 'unclear' })
  })

  test('is forgotten after seven days', () => {
    const attempts = rememberAttempts(localStorage)
    attempts.remember(attempt)
    timeIs(now + attemptLifetime + 1)
    expect(attempts.find(attempt.reference)).toBeUndefined()
  })
})

describe('sending in another tab', () => {
  const listener = jest.fn()
  let stop: () => void

  beforeEach(() => {
    listener.mockClear()
    stop = keepDrafts(localStorage).onSentElsewhere(listener)
  })
  afterEach(() => stop())

  test('is reported, with the reference', () => {
    rememberAttempts(otherTab).remember(attempt)
    expect(listener.mock.calls).toEqual([[attempt.reference]])
  })

  test('is not reported before the application has arrived', () => {
    rememberAttempts(otherTab).remember({ ...attempt, state: 'unclear' })
    expect(listener).not.toHaveBeenCalled()
  })

  test('is not reported for a draft', () => {
    keepDrafts(otherTab).keep(completeDraft)
    keepDrafts(otherTab).keep(emptyDraft)
    expect(listener).not.toHaveBeenCalled()
  })

  test('is not reported after the listener is removed', () => {
    stop()
    rememberAttempts(otherTab).remember(attempt)
    expect(listener).not.toHaveBeenCalled()
  })

  test.each([null, '', 'junk', '[null]', '{}'])('is not reported for %j', (newValue) => {
    rememberAttempts(localStorage).remember(attempt)
    for (const key of [...keysInUse(), null]) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    }
    expect(listener).not.toHaveBeenCalled()
  })
})

test('drafts still work where reading window.localStorage throws', () => {
  const access = jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied)
  const drafts = keepDrafts()
  drafts.keep(completeDraft)
  expect(drafts.load()?.draft).toEqual(completeDraft)
  drafts.keep(emptyDraft)
  expect(drafts.load()).toBeUndefined()
  expect(access).toHaveBeenCalled()
})

test('a draft that is too old is removed from the browser, address and all', () => {
  timeIs(now)
  keepDrafts().keep(completeDraft)
  timeIs(now + draftLifetime + 1)
  expect(keepDrafts().load()).toBeUndefined()
  expect(keysInUse()).toEqual([])
})
