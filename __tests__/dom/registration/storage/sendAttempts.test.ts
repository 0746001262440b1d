import { sentLifetime } from '../../../../src/registration/rules/limits'
import { browserStorage } from '../../../../src/registration/storage/browserStorage'
import { createDraftStorage } from '../../../../src/registration/storage/draftStorage'
import { createSendAttempts } from '../../../../src/registration/storage/sendAttempts'
import { completeDraft } from '../../../../stories/support/registration'
import { blocked, limited, stored } from './storages'

const now = Date.UTC(2026, 10, 21, 8, 30)
const [number, other] = ['07ABCDE1234F1Z5', '29ABCDE1234F1Z5']
const sent = { at: now, state: 'sent' } as const
const unclear = { at: now, state: 'unclear' } as const
const timeIs = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment)
const key = 'registration-attempts'
/** The FNV-1a hash of the number, 32 bits, in base 36: another release finds it, too. */
const hash = (0xba20_9d67).toString(36)
/** What the next visit remembers. */
const nextVisit = () => createSendAttempts()

beforeEach(() => {
  localStorage.clear()
  timeIs(now)
})
afterEach(() => jest.restoreAllMocks())

test('an attempt is remembered for all pages, by a hash of its number alone; the latest counts', () => {
  const attempts = createSendAttempts()
  attempts.save(number, unclear)
  expect(nextVisit().find(number)).toEqual(unclear)
  expect(nextVisit().find(other)).toBeUndefined()
  nextVisit().save(number, sent)
  expect(attempts.find(number)).toEqual(sent)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ [hash]: sent })
})

test('however many others follow, it is remembered for 30 days', () => {
  createSendAttempts().save(number, unclear)
  for (let index = 0; index < 100; index += 1) nextVisit().save(`${index}`, sent)
  timeIs(now + sentLifetime)
  expect(nextVisit().find(number)).toEqual(unclear)
  timeIs(now + sentLifetime + 1)
  expect(nextVisit().find(number)).toBeUndefined()
  nextVisit().save(other, { at: Date.now(), state: 'sent' })
  expect(Object.keys(JSON.parse(localStorage.getItem(key) ?? ''))).toHaveLength(1)
})

test('where nothing can be stored, and whatever the clock says, a page remembers its own', () => {
  const attempts = createSendAttempts(blocked)
  attempts.save(number, sent)
  timeIs(now + 365 * sentLifetime)
  expect(attempts.find(number)).toEqual(sent)
  expect(createSendAttempts(blocked).find(number)).toBeUndefined()
})

describe('beside a draft', () => {
  const drafts = createDraftStorage()
  beforeEach(() => drafts.save(completeDraft))

  test('with 20 characters of storage left, an attempt takes its room', () => {
    const left = stored().replaceAll(' ', '').length + 20
    createSendAttempts(limited(() => left)).save(number, unclear)
    expect(nextVisit().find(number)).toEqual(unclear)
    expect(drafts.load()).toEqual({ kind: 'nothing' })
  })

  test('that would not make enough room, it is stored again', () => {
    const setItem = (name: string, value: string) =>
      name !== key && browserStorage.setItem(name, value)
    createSendAttempts({ ...browserStorage, setItem }).save(number, unclear)
    expect(drafts.load()).toMatchObject({ draft: completeDraft })
  })
})

test('where there is neither room nor a draft to make it, none is stored', () => {
  const setItem = jest.fn(() => false)
  createSendAttempts({ ...browserStorage, setItem }).save(other, unclear)
  expect(setItem).toHaveBeenCalledTimes(2)
})

test.each([
  'junk',
  `{"${hash}":null}`,
  `{"${hash}":{"at":"${now}","state":"sent"}}`,
  `{"${hash}":{"at":${now},"state":"maybe"}}`,
])('%s in the storage is no attempt', (text) => {
  localStorage.setItem(key, text)
  expect(nextVisit().find(number)).toBeUndefined()
  nextVisit().save(number, sent)
  expect(nextVisit().find(number)).toEqual(sent)
})
