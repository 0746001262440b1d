import { createSendAttempts } from '../../../../src/registration/draft/sendAttempts'
import { toApplication } from '../../../../src/registration/rules/application'
import { sentLifetime } from '../../../../src/registration/rules/limits'
import { completeDraft } from '../../../fixtures/registration/samples'
import { blocked, stored } from '../../../fixtures/registration/storages'

const now = Date.UTC(2026, 10, 21, 8, 30)
const application = toApplication(completeDraft)
const other = { ...application, gst_number: '29ABCDE1234F1Z5' }
const timeIs = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment)
/** The FNV-1a hash of the number, 32 bits, in base 36: another release finds it, too. */
const hash = (0xba20_9d67).toString(36)
/** What the next visit remembers. */
const nextVisit = () => createSendAttempts()
const sent = { sentAt: now }
const unclear = { unclearAt: now }

beforeEach(() => {
  localStorage.clear()
  timeIs(now)
})
afterEach(() => jest.restoreAllMocks())

test('an attempt is remembered for all pages, by a hash of its number', () => {
  const record = createSendAttempts().begin(application.gst_number)
  expect(nextVisit().find(application.gst_number)).toEqual(unclear)
  expect(nextVisit().find(other.gst_number)).toBeUndefined()
  record('sent')
  expect(nextVisit().find(application.gst_number)).toEqual(sent)
  const [key = ''] = Object.keys({ ...localStorage })
  expect(key).toMatch(new RegExp(`^registration-attempt:${hash}:`))
  for (const text of Object.values(application)) expect(stored()).not.toContain(text)
})

test('an answer changes its own attempt alone, only upwards, and what may have arrived later is told with it', () => {
  const attempts = createSendAttempts()
  const first = attempts.begin(application.gst_number)
  timeIs(now + 1)
  const second = attempts.begin(application.gst_number)
  expect(nextVisit().find(application.gst_number)).toEqual({ unclearAt: now + 1 })
  // The answers cross.
  timeIs(now + 2)
  first('sent')
  expect(nextVisit().find(application.gst_number)).toEqual({ sentAt: now, unclearAt: now + 1 })
  second('refused')
  first('refused')
  expect(nextVisit().find(application.gst_number)).toEqual(sent)
})

test('a refused attempt does not count, and neither do those before it that were refused', () => {
  const attempts = createSendAttempts()
  attempts.begin(application.gst_number)('refused')
  attempts.begin(application.gst_number)('refused')
  expect(attempts.find(application.gst_number)).toBeUndefined()
  expect(nextVisit().find(application.gst_number)).toBeUndefined()
})

test('however many others follow, it is remembered for 30 days', () => {
  createSendAttempts().begin(application.gst_number)
  for (let index = 0; index < 20; index += 1) {
    nextVisit().begin(`${index}`)
  }
  timeIs(now + sentLifetime)
  expect(nextVisit().find(application.gst_number)).toEqual(unclear)
  timeIs(now + sentLifetime + 1)
  expect(nextVisit().find(application.gst_number)).toBeUndefined()
  expect(stored()).toBe('')
})

test('a time in the future counts as now', () => {
  timeIs(now + 365 * sentLifetime)
  createSendAttempts().begin(application.gst_number)
  timeIs(now)
  expect(nextVisit().find(application.gst_number)).toEqual(unclear)
})

test('where nothing can be stored, and whatever the clock says, a page remembers its own', () => {
  const attempts = createSendAttempts(blocked)
  attempts.begin(application.gst_number)('sent')
  timeIs(now + 365 * sentLifetime)
  expect(attempts.find(application.gst_number)).toEqual(sent)
  expect(createSendAttempts(blocked).find(application.gst_number)).toBeUndefined()
})

test.each(['junk', 'null', `{"at":"${now}","state":"sent"}`, `{"at":${now},"state":"maybe"}`])(
  '%s in the storage is no attempt',
  (text) => {
    localStorage.setItem(`registration-attempt:${hash}:1`, text)
    expect(nextVisit().find(application.gst_number)).toBeUndefined()
    expect(stored()).toBe('')
  },
)
