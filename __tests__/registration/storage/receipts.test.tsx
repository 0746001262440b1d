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

test('receipts of two tabs are there after a reload, the latest first', () => {
  expect(createReceiptStorage().save(receipt)).toBe(true)
  expect(createReceiptStorage().save(other)).toBe(true)
  expect(references()).toEqual([other.reference, receipt.reference])
})

test('a removed receipt is gone, and the others stay, even of the same application', () => {
  const again: Receipt = { ...receipt, at: now - 1000 }
  for (const sent of [again, receipt, { ...other, at: now }]) createReceiptStorage().save(sent)
  createReceiptStorage().remove(receipt)
  expect(references()).toEqual([other.reference, again.reference])
  createReceiptStorage().remove(again)
  createReceiptStorage().remove({ ...other, at: now })
  expect(stored()).toEqual({})
})

test('it is reported that another page writes, or may have while this one was left', () => {
  const onChange = jest.fn()
  const end = createReceiptStorage().watch(onChange)
  for (const event of ['storage', 'pagehide', 'pageshow']) window.dispatchEvent(new Event(event))
  expect(onChange).toHaveBeenCalledTimes(2)
  end()
})

test('what is too old is removed, also what was from the future when it was found', () => {
  createReceiptStorage().save({ ...receipt, at: now + 365 * draftLifetime })
  createReceiptStorage().save(other)
  timeIs(now + 1)
  expect(references()).toEqual([other.reference, receipt.reference])
  timeIs(now + draftLifetime + 2)
  expect(references()).toEqual([])
  expect(stored()).toEqual({})
})

test('reading what is right, or nothing, writes nothing, since another tab may just have', () => {
  const writes = ['setItem', 'removeItem'] as const
  createReceiptStorage().load()
  createReceiptStorage().save({ ...receipt, unconfirmed: false })
  const spies = writes.map((name) => jest.spyOn(Storage.prototype, name))
  createReceiptStorage().load()
  localStorage.clear()
  createReceiptStorage().load()
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
})

test('a full or blocked storage is reported', () => {
  expect(createReceiptStorage(neverThrowing(denied)).save(receipt)).toBe(false)
  expect(createReceiptStorage(neverThrowing(() => fillable(() => true))).save(receipt)).toBe(false)
  expect(references()).toEqual([])
})
