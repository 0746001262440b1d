import { browserStorage } from '../../../../src/registration/draft/browserStorage'
import { createDraftStore } from '../../../../src/registration/draft/draftStore'
import { createSendAttempts } from '../../../../src/registration/draft/sendAttempts'
import { toApplication } from '../../../../src/registration/rules/application'
import { sentLifetime } from '../../../../src/registration/rules/limits'
import { stores } from '../../../fixtures/registration/fakePorts'
import { completeDraft } from '../../../fixtures/registration/samples'
import { blocked, limited, stored } from '../../../fixtures/registration/storages'

const now = Date.UTC(2026, 10, 21, 8, 30)
const application = toApplication(completeDraft)
const other = { ...application, gst_number: '29ABCDE1234F1Z5' }
const timeIs = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment)
/** The FNV-1a hash of the number, 32 bits, in base 36: another release finds it, too. */
const hash = (0xba20_9d67).toString(36)
/** What the next visit remembers. */
const nextVisit = () => createSendAttempts()
const sent = { at: now, state: 'sent', isSame: true } as const
const unclear = { at: now, state: 'unclear', isSame: true } as const

beforeEach(() => {
  localStorage.clear()
  timeIs(now)
})
afterEach(() => jest.restoreAllMocks())

test('an attempt is remembered for all pages, by hashes of its number and of what was sent', () => {
  const record = createSendAttempts().begin(application)
  expect(nextVisit().find(application)).toEqual(unclear)
  expect(nextVisit().find(other)).toBeUndefined()
  record('sent')
  expect(nextVisit().find(application)).toEqual(sent)
  const [key = ''] = Object.keys({ ...localStorage })
  expect(key).toMatch(new RegExp(`^registration-attempt:${hash}:`))
  for (const text of Object.values(application)) expect(stored()).not.toContain(text)
})

test('it says whether exactly this was sent, or the number with other details', () => {
  createSendAttempts().begin(application)('sent')
  for (const name of ['phone', 'gst_pdf_url'] as const) {
    expect(nextVisit().find({ ...application, [name]: 'x' })).toEqual({ ...sent, isSame: false })
  }
})

test('the highest attempt of a number counts, and an answer changes its own alone, only upwards', () => {
  const attempts = createSendAttempts()
  const first = attempts.begin(application)
  timeIs(now + 1)
  const second = attempts.begin(application)
  expect(nextVisit().find(application)).toEqual({ ...unclear, at: now + 1 })
  // The first one's answer comes late, and the second is refused.
  first('sent')
  second('refused')
  expect(nextVisit().find(application)).toEqual({ ...sent, at: now + 1 })
  first('refused')
  expect(nextVisit().find(application)?.state).toBe('sent')
})

test('a refused attempt does not count, and neither do those before it that were refused', () => {
  const attempts = createSendAttempts()
  attempts.begin(application)('refused')
  attempts.begin(application)('refused')
  expect(attempts.find(application)).toBeUndefined()
  expect(nextVisit().find(application)).toBeUndefined()
})

test('however many others follow, it is remembered for 30 days', () => {
  createSendAttempts().begin(application)
  for (let index = 0; index < 20; index += 1) {
    nextVisit().begin({ ...application, gst_number: `${index}` })
  }
  timeIs(now + sentLifetime)
  expect(nextVisit().find(application)).toEqual(unclear)
  timeIs(now + sentLifetime + 1)
  expect(nextVisit().find(application)).toBeUndefined()
  expect(stored()).toBe('')
})

test('a time in the future counts as now', () => {
  timeIs(now + 365 * sentLifetime)
  createSendAttempts().begin(application)
  timeIs(now)
  expect(nextVisit().find(application)).toEqual(unclear)
})

test('where nothing can be stored, and whatever the clock says, a page remembers its own', () => {
  const attempts = createSendAttempts(blocked)
  attempts.begin(application)('sent')
  timeIs(now + 365 * sentLifetime)
  expect(attempts.find(application)).toEqual(sent)
  expect(createSendAttempts(blocked).find(application)).toBeUndefined()
})

describe('beside a draft', () => {
  beforeEach(() => stores(completeDraft)(createDraftStore(), new Map()))

  test('with 20 characters of storage left, an attempt takes its room', () => {
    const left =
      Object.entries({ ...localStorage })
        .flat()
        .join('').length + 20
    createSendAttempts(limited(() => left)).begin(application)
    expect(nextVisit().find(application)).toEqual(unclear)
    // All of it, so that its page knows.
    expect(createDraftStore().read().id).toBeUndefined()
  })

  test('that would not make enough room, the draft is stored again', () => {
    const setItem = (name: string, value: string) =>
      !name.startsWith('registration-attempt') && browserStorage.setItem(name, value)
    createSendAttempts({ ...browserStorage, setItem }).begin(application)
    expect(createDraftStore().read().draft).toEqual(completeDraft)
  })
})

test.each(['junk', 'null', `{"at":"${now}","state":"sent"}`, `{"at":${now},"state":"maybe"}`])(
  '%s in the storage is no attempt',
  (text) => {
    localStorage.setItem(`registration-attempt:${hash}:1`, text)
    expect(nextVisit().find(application)).toBeUndefined()
    expect(stored()).toBe('')
  },
)
