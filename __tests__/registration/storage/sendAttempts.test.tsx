import { sentLifetime } from '../../../src/registration/rules/limits'
import { createDraftStorage } from '../../../src/registration/storage/draftStorage'
import { createSendAttempts } from '../../../src/registration/storage/sendAttempts'
import { completeDraft } from '../../../stories/support/registration'
import { blocked, limited, stored } from './storages'

const now = Date.UTC(2026, 10, 21, 8, 30)
const [number, other] = ['07ABCDE1234F1Z5', '29ABCDE1234F1Z5']
const sent = { at: now, state: 'sent' } as const
const unclear = { at: now, state: 'unclear' } as const
const timeIs = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment)
/** What the next visit remembers. */
const nextVisit = () => createSendAttempts()

beforeEach(() => {
  localStorage.clear()
  timeIs(now)
})
afterEach(() => jest.restoreAllMocks())

test('an attempt is remembered for all pages, by a number that nobody can read', () => {
  createSendAttempts().save(number, unclear)
  expect(nextVisit().find(number)).toEqual(unclear)
  expect(nextVisit().find(other)).toBeUndefined()
  nextVisit().save(number, sent)
  expect(nextVisit().find(number)).toEqual(sent)
  expect(stored()).not.toContain(number.slice(2, 7))
  // FNV-1a, 32 bits, in base 36: another release finds it too.
  expect(stored()).toContain((0xba20_9d67).toString(36))
})

test('however many others follow, it is remembered for 30 days', () => {
  createSendAttempts().save(number, unclear)
  for (let index = 0; index < 100; index += 1) nextVisit().save(`${index}`, sent)
  timeIs(now + sentLifetime)
  expect(nextVisit().find(number)).toEqual(unclear)
  timeIs(now + sentLifetime + 1)
  expect(nextVisit().find(number)).toBeUndefined()
  nextVisit().save(other, { at: Date.now(), state: 'sent' })
  expect(Object.keys(JSON.parse(localStorage.getItem('registration-attempts') ?? ''))).toHaveLength(
    1,
  )
})

test('one can be forgotten, without the others', () => {
  const attempts = createSendAttempts()
  attempts.save(number, sent)
  attempts.save(other, unclear)
  attempts.save(number, undefined)
  expect(attempts.find(number)).toBeUndefined()
  expect(nextVisit().find(number)).toBeUndefined()
  expect(attempts.find(other)).toEqual(unclear)
})

test('where nothing can be stored, and whatever the clock says, a page remembers its own', () => {
  const attempts = createSendAttempts(blocked)
  attempts.save(number, sent)
  expect(attempts.find(number)).toEqual(sent)
  expect(createSendAttempts(blocked).find(number)).toBeUndefined()
  const own = createSendAttempts()
  own.save(other, unclear)
  timeIs(now + 365 * sentLifetime)
  expect(own.find(other)).toEqual(unclear)
})

test('another page’s later attempt counts more than its own earlier one', () => {
  const attempts = createSendAttempts()
  attempts.save(number, unclear)
  nextVisit().save(number, sent)
  expect(attempts.find(number)).toEqual(sent)
})

test('with 20 characters of storage left, the draft makes room, and what else is there stays', () => {
  const drafts = createDraftStorage()
  drafts.save(completeDraft)
  const left = stored().replaceAll(' ', '').length + 20
  const attempts = createSendAttempts(limited(() => left))
  attempts.save(number, unclear)
  expect(nextVisit().find(number)).toEqual(unclear)
  expect(drafts.load()).toEqual({ kind: 'nothing' })
})

test('where there is room, or no draft to make it, everything else stays as it is', () => {
  const drafts = createDraftStorage()
  drafts.save(completeDraft)
  const removeItem = jest.fn()
  createSendAttempts({ ...limited(() => 10_000), removeItem }).save(number, unclear)
  expect(removeItem).not.toHaveBeenCalled()
  expect(drafts.load()).toMatchObject({ draft: completeDraft })
  localStorage.clear()
  const setItem = jest.fn(() => false)
  createSendAttempts({ ...limited(() => 0), setItem }).save(other, unclear)
  expect(setItem).toHaveBeenCalledTimes(2)
})

test('a draft that would not make enough room is stored again', () => {
  const drafts = createDraftStorage()
  drafts.save(completeDraft)
  const setItem = (key: string, value: string) => {
    if (key === 'registration-attempts') return false
    localStorage.setItem(key, value)
    return true
  }
  createSendAttempts({ ...limited(() => 0), setItem }).save(number, unclear)
  expect(drafts.load()).toMatchObject({ draft: completeDraft })
})

test.each([
  null,
  { at: String(now), state: 'sent' },
  { at: now, state: 'maybe' },
  { state: 'sent' },
])('%j in place of an attempt is none', (value) => {
  createSendAttempts().save(number, sent)
  const [hash = ''] = Object.keys(JSON.parse(localStorage.getItem('registration-attempts') ?? ''))
  localStorage.setItem('registration-attempts', JSON.stringify({ [hash]: value }))
  expect(nextVisit().find(number)).toBeUndefined()
})

test.each([
  '[null,{"reference":[]},42]',
  '{"x":{"at":"1","state":"sent"},"y":{"at":1,"state":"maybe"},"z":null}',
  'junk',
])('%s in the storage is no attempt', (junk) => {
  localStorage.setItem('registration-attempts', junk)
  expect(nextVisit().find(number)).toBeUndefined()
  nextVisit().save(number, sent)
  expect(nextVisit().find(number)).toEqual(sent)
})
