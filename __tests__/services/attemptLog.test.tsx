import { rememberAttempts, sentReferences } from '../../src/services/attemptLog'
import { neverThrowing, withMemory } from '../../src/services/storage'
import { denied } from './storages'

const now = Date.UTC(2026, 10, 21, 8, 30)
const attempt = { reference: '7F3A92C1', at: now, state: 'sent' } as const
const local = neverThrowing(() => localStorage)
const timeIs = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment)

beforeEach(() => {
  localStorage.clear()
  timeIs(now)
})
afterEach(() => jest.restoreAllMocks())

test('an attempt is visible to other tabs', () => {
  rememberAttempts(local).remember(attempt)
  expect(rememberAttempts(local).find(attempt.reference)).toEqual(attempt)
  expect(rememberAttempts().find(attempt.reference)).toEqual(attempt)
})

test('an attempt can be removed without affecting others', () => {
  const attempts = rememberAttempts(local)
  attempts.remember(attempt)
  attempts.remember({ ...attempt, reference: '04BE11D0', state: 'unclear' })
  attempts.forget(attempt.reference)
  expect(attempts.find(attempt.reference)).toBeUndefined()
  expect(attempts.find('04BE11D0')).toMatchObject({ state: 'unclear' })
})

test.each([
  ['a year later', 365],
  ['after the clock was put back a year', -365],
])('an attempt is still remembered %s', (_when, days) => {
  const attempts = rememberAttempts(local)
  attempts.remember(attempt)
  timeIs(now + days * 24 * 60 * 60 * 1000)
  expect(attempts.find(attempt.reference)).toEqual(attempt)
})

test('an attempt is remembered until the tab closes where storage is blocked', () => {
  const attempts = rememberAttempts(withMemory(neverThrowing(denied)))
  attempts.remember(attempt)
  expect(attempts.find(attempt.reference)).toEqual(attempt)
})

test('only what has arrived counts as sent', () => {
  rememberAttempts(local).remember(attempt)
  rememberAttempts(local).remember({ ...attempt, reference: '04BE11D0', state: 'unclear' })
  expect(sentReferences(local)).toEqual([attempt.reference])
})

test.each(['', 'null', '{', '[1]', '"text"', '\u0000\ud83d'])(
  'junk in the storage, %j, gives no attempt, and the next attempt replaces it',
  (junk) => {
    rememberAttempts(local).remember(attempt)
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, junk)
    const attempts = rememberAttempts(local)
    expect(attempts.find(attempt.reference)).toBeUndefined()
    expect(() => attempts.forget(attempt.reference)).not.toThrow()
    attempts.remember(attempt)
    expect(attempts.find(attempt.reference)).toEqual(attempt)
  },
)
