import { neverThrowing } from '../../../src/registration/storage/expiringList'
import { createSendAttempts, sentReferences } from '../../../src/registration/storage/sendAttempts'
import { fillable, newTab } from './storages'

const now = Date.UTC(2026, 10, 21, 8, 30)
const attempt = { reference: '7F3A92C1', at: now, state: 'sent' } as const
const { local } = newTab()

beforeEach(() => localStorage.clear())

test('an attempt is visible to other tabs', () => {
  createSendAttempts(newTab()).save(attempt)
  expect(createSendAttempts(newTab()).find(attempt.reference)).toEqual(attempt)
  expect(createSendAttempts().find(attempt.reference)).toEqual(attempt)
})

test('only what has arrived counts as sent', () => {
  createSendAttempts(newTab()).save(attempt)
  createSendAttempts(newTab()).save({ ...attempt, reference: '04BE11D0', state: 'unclear' })
  expect(sentReferences(local)).toEqual([attempt.reference])
})

test('an attempt can be forgotten, with its earlier ones and without others', () => {
  const attempts = createSendAttempts(newTab())
  attempts.save({ ...attempt, state: 'unclear' })
  attempts.save({ ...attempt, reference: '04BE11D0', state: 'unclear' })
  attempts.save({ ...attempt, at: now + 1 })
  attempts.forget(attempt.reference)
  expect(attempts.find(attempt.reference)).toBeUndefined()
  expect(attempts.find('04BE11D0')).toMatchObject({ state: 'unclear' })
})

describe('while the storage is full', () => {
  let isFull: boolean
  const other = { ...attempt, reference: '04BE11D0' }
  const { session } = newTab()
  const attemptsOf = () =>
    createSendAttempts({ local: neverThrowing(() => fillable(() => isFull)), session })
  beforeEach(() => {
    createSendAttempts(newTab()).save(attempt)
    isFull = true
  })

  test('earlier attempts are found, and this tab remembers its own', () => {
    const attempts = attemptsOf()
    attempts.save(other)
    expect(attempts.find(attempt.reference)).toEqual(attempt)
    expect(attempts.find(other.reference)).toEqual(other)
  })

  test('this tab remembers its own after a reload too, until they can be saved', () => {
    attemptsOf().save(other)
    expect(attemptsOf().find(other.reference)).toEqual(other)
    isFull = false
    attemptsOf().save({ ...attempt, reference: '7D1A0F3C' })
    expect(createSendAttempts(newTab()).find(other.reference)).toEqual(other)
    expect(session.getItem('registration-attempts')).toBeNull()
  })

  test('what is forgotten does not come back', () => {
    const attempts = attemptsOf()
    attempts.save(other)
    attempts.forget(attempt.reference)
    expect(attempts.find(attempt.reference)).toBeUndefined()
  })

  test('it is used again, for all tabs, once there is room', () => {
    const attempts = attemptsOf()
    attempts.save(other)
    isFull = false
    attempts.save({ ...other, at: now + 1 })
    const later = { ...attempt, reference: '7D1A0F3C' }
    createSendAttempts(newTab()).save(later)
    expect(attempts.find(later.reference)).toEqual(later)
    expect(attempts.find(other.reference)).toEqual({ ...other, at: now + 1 })
  })
})
