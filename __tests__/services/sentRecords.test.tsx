import { draftLifetime } from '../../src/registration/limits'
import type { SentRecord } from '../../src/registration/sentRecords'
import { keepRecords } from '../../src/services/sentRecords'
import { neverThrowing } from '../../src/services/storage'
import { sentRecord } from '../../stories/support/registration'
import { denied, fillable, stored } from './storages'

const now = sentRecord.at
const other: SentRecord = { ...sentRecord, reference: '04BE11D0', at: now + 1000 }
const timeIs = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment)
const references = () =>
  keepRecords()
    .load()
    .map(({ reference }) => reference)

beforeEach(() => {
  localStorage.clear()
  timeIs(now)
})
afterEach(() => jest.restoreAllMocks())

test('a record is there after a reload', () => {
  expect(keepRecords().keep(sentRecord)).toBe(true)
  expect(keepRecords().load()).toMatchObject([{ reference: sentRecord.reference, at: now }])
})

test('two tabs with two applications: both records are there, the latest first', () => {
  keepRecords().keep(sentRecord)
  keepRecords().keep(other)
  expect(references()).toEqual([other.reference, sentRecord.reference])
})

test('only what the record shows is stored: no address of a document', () => {
  keepRecords().keep(sentRecord)
  expect(JSON.stringify(stored())).not.toContain('https:')
})

test('a removed record is gone, and the others stay, even of the same application', () => {
  const again: SentRecord = { ...sentRecord, at: now - 1000 }
  for (const record of [again, sentRecord, { ...other, at: now }]) keepRecords().keep(record)
  keepRecords().remove(sentRecord)
  expect(references()).toEqual([other.reference, again.reference])
  keepRecords().remove(again)
  expect(references()).toEqual([other.reference])
  keepRecords().remove({ ...other, at: now })
  expect(stored()).toEqual({})
})

test('a record from the future is dated when it is found, so that it does not stay for ever', () => {
  keepRecords().keep({ ...sentRecord, at: now + 365 * draftLifetime })
  expect(references()).toEqual([sentRecord.reference])
  timeIs(now + draftLifetime + 1)
  expect(references()).toEqual([])
})

test.each([
  ['writes', () => window.dispatchEvent(new StorageEvent('storage'))],
  [
    'may have written while this one was left',
    () => {
      window.dispatchEvent(new Event('pagehide'))
      window.dispatchEvent(new Event('pageshow'))
    },
  ],
])('it is reported that another page %s, until the end', (_what, happen) => {
  const onChange = jest.fn()
  const end = keepRecords().watch(onChange)
  happen()
  expect(onChange).toHaveBeenCalledTimes(1)
  end()
  happen()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test.each([
  ['24 hours on', draftLifetime, 1],
  ['a millisecond more', draftLifetime + 1, 0],
  ['an hour back', -3_600_000, 1],
])('the clock %s', (_what, step, found) => {
  keepRecords().keep(sentRecord)
  timeIs(now + step)
  expect(references()).toHaveLength(found)
  expect(Object.keys(stored())).toHaveLength(found)
})

test('of two records only the one that is too old is removed', () => {
  keepRecords().keep(sentRecord)
  keepRecords().keep(other)
  timeIs(now + draftLifetime + 1)
  expect(references()).toEqual([other.reference])
  expect(JSON.stringify(stored())).not.toContain(sentRecord.reference)
})

test.each(['', 'null', '{', '[1]', '"text"', '\u0000\ud83d'])(
  'junk in the storage, %j, gives no record and is removed',
  (junk) => {
    keepRecords().keep(sentRecord)
    for (const key of Object.keys(stored())) localStorage.setItem(key, junk)
    expect(references()).toEqual([])
    expect(stored()).toEqual({})
  },
)

test('a full or blocked storage is reported', () => {
  expect(keepRecords(neverThrowing(denied)).keep(sentRecord)).toBe(false)
  expect(keepRecords(neverThrowing(() => fillable(() => true))).keep(sentRecord)).toBe(false)
  expect(references()).toEqual([])
})
