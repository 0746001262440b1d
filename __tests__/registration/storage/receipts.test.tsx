import type { Receipt } from '../../../src/registration/rules/application'
import { draftLifetime } from '../../../src/registration/rules/limits'
import { neverThrowing } from '../../../src/registration/storage/expiringList'
import { createReceiptStorage } from '../../../src/registration/storage/receipts'
import { receipt } from '../../../stories/support/registration'
import { denied, fillable, stored } from './storages'

const now = receipt.at
const other: Receipt = { ...receipt, reference: '04BE11D0', at: now + 1000 }
const timeIs = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment)
const references = () =>
  createReceiptStorage()
    .load()
    .map(({ reference }) => reference)

beforeEach(() => {
  localStorage.clear()
  timeIs(now)
})
afterEach(() => jest.restoreAllMocks())

test('a receipt is there after a reload', () => {
  expect(createReceiptStorage().save(receipt)).toBe(true)
  expect(createReceiptStorage().load()).toMatchObject([{ reference: receipt.reference, at: now }])
})

test('two tabs with two applications: both receipts are there, the latest first', () => {
  createReceiptStorage().save(receipt)
  createReceiptStorage().save(other)
  expect(references()).toEqual([other.reference, receipt.reference])
})

test('only what the receipt shows is stored: no address of a document', () => {
  createReceiptStorage().save(receipt)
  expect(JSON.stringify(stored())).not.toContain('https:')
})

test('a removed receipt is gone, and the others stay, even of the same application', () => {
  const again: Receipt = { ...receipt, at: now - 1000 }
  for (const sent of [again, receipt, { ...other, at: now }]) createReceiptStorage().save(sent)
  createReceiptStorage().remove(receipt)
  expect(references()).toEqual([other.reference, again.reference])
  createReceiptStorage().remove(again)
  expect(references()).toEqual([other.reference])
  createReceiptStorage().remove({ ...other, at: now })
  expect(stored()).toEqual({})
})

test('a receipt from the future is dated when it is found, so that it does not stay for ever', () => {
  createReceiptStorage().save({ ...receipt, at: now + 365 * draftLifetime })
  expect(references()).toEqual([receipt.reference])
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
  const end = createReceiptStorage().watch(onChange)
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
  createReceiptStorage().save(receipt)
  timeIs(now + step)
  expect(references()).toHaveLength(found)
  expect(Object.keys(stored())).toHaveLength(found)
})

test('of two receipts only the one that is too old is removed', () => {
  createReceiptStorage().save(receipt)
  createReceiptStorage().save(other)
  timeIs(now + draftLifetime + 1)
  expect(references()).toEqual([other.reference])
  expect(JSON.stringify(stored())).not.toContain(receipt.reference)
})

test.each(['', 'null', '{', '[1]', '"text"', '\u0000\ud83d'])(
  'junk in the storage, %j, gives no receipt and is removed',
  (junk) => {
    createReceiptStorage().save(receipt)
    for (const key of Object.keys(stored())) localStorage.setItem(key, junk)
    expect(references()).toEqual([])
    expect(stored()).toEqual({})
  },
)

test('a full or blocked storage is reported', () => {
  expect(createReceiptStorage(neverThrowing(denied)).save(receipt)).toBe(false)
  expect(createReceiptStorage(neverThrowing(() => fillable(() => true))).save(receipt)).toBe(false)
  expect(references()).toEqual([])
})

test('only the latest five are saved', () => {
  const all = Array.from({ length: 8 }, (_, index) => `R${index}`)
  for (const reference of all) createReceiptStorage().save({ ...receipt, reference })
  expect(references()).toEqual(all.slice(3).reverse())
})
