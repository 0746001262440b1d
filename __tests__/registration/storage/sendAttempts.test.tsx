import { neverThrowing } from '../../../src/registration/storage/expiringList'
import { createSendAttempts, sentReferences } from '../../../src/registration/storage/sendAttempts'
import { fillable } from './storages'

const now = Date.UTC(2026, 10, 21, 8, 30)
const attempt = { reference: '7F3A92C1', at: now, state: 'sent' } as const
const local = neverThrowing(() => localStorage)

beforeEach(() => localStorage.clear())

test('an attempt is visible to other tabs', () => {
  createSendAttempts(local).save(attempt)
  expect(createSendAttempts(local).find(attempt.reference)).toEqual(attempt)
  expect(createSendAttempts().find(attempt.reference)).toEqual(attempt)
})

test('only what has arrived counts as sent', () => {
  createSendAttempts(local).save(attempt)
  createSendAttempts(local).save({ ...attempt, reference: '04BE11D0', state: 'unclear' })
  expect(sentReferences(local)).toEqual([attempt.reference])
})

test('an attempt can be forgotten, with its earlier ones and without others', () => {
  const attempts = createSendAttempts(local)
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
  const attemptsOf = () => createSendAttempts(neverThrowing(() => fillable(() => isFull)))
  beforeEach(() => {
    createSendAttempts(local).save(attempt)
    isFull = true
  })

  test('earlier attempts are found, and this tab remembers its own', () => {
    const attempts = attemptsOf()
    attempts.save(other)
    expect(attempts.find(attempt.reference)).toEqual(attempt)
    expect(attempts.find(other.reference)).toEqual(other)
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
    createSendAttempts(local).save(later)
    expect(attempts.find(later.reference)).toEqual(later)
    expect(attempts.find(other.reference)).toEqual({ ...other, at: now + 1 })
  })
})
