import fc from 'fast-check'
import {
  eachDocument,
  eachText,
  emptyDraft,
  isEmpty,
  type RegistrationDraft,
} from '../../../src/registration/rules/fields'
import { draftLifetime, sentLifetime } from '../../../src/registration/rules/limits'
import { createDraftStorage } from '../../../src/registration/storage/draftStorage'
import { completeDraft } from '../../../stories/support/registration'
import { blocked, limited, stored } from './storages'

const now = Date.UTC(2026, 10, 21, 8, 30)
const key = 'registration-draft'
const storage = createDraftStorage()
const put = (value: unknown) => localStorage.setItem(key, JSON.stringify(value))
const timeIs = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment)
const nothing = { kind: 'nothing' }
const draft = { kind: 'draft', draft: completeDraft, at: now }

beforeEach(() => {
  localStorage.clear()
  timeIs(now)
})
afterEach(() => jest.restoreAllMocks())

test('a draft is stored with its time, whatever its characters', () => {
  const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
  const anyDocument = fc.record({
    id: anyText,
    url: anyText,
    name: anyText,
    mimeType: anyText,
    size: fc.nat(),
  })
  const anyDraft: fc.Arbitrary<RegistrationDraft> = fc.record({
    ...eachText(() => anyText),
    ...eachDocument(() => fc.option(anyDocument)),
  })
  fc.assert(
    fc.property(
      anyDraft.filter((one) => !isEmpty(one)),
      (one) => {
        expect(storage.save(one)).toEqual({ kind: 'draft', draft: one, at: now })
        expect(storage.load()).toEqual({ kind: 'draft', draft: one, at: now })
      },
    ),
  )
})

test.each(['sent', 'cleared', 'expired'] as const)(
  'a draft that is %s leaves only that it ended, for 30 days or until the next',
  (how) => {
    storage.save(completeDraft)
    const ended = { kind: 'ended', how, at: now, reference: '7F3A92C1' }
    expect(storage.end(how, '7F3A92C1')).toEqual(ended)
    expect(storage.load()).toEqual(ended)
    for (const text of Object.values(completeDraft)) {
      expect(stored()).not.toContain(typeof text === 'string' ? text : text.id)
    }
    timeIs(now + sentLifetime)
    expect(storage.loadOrExpire()).toEqual(ended)
    timeIs(now + sentLifetime + 1)
    expect(storage.load()).toEqual(nothing)
    expect(stored()).toBe('')
    expect(sentLifetime).toBe(30 * 86_400_000)
    storage.end(how)
    storage.save(completeDraft)
    expect(storage.load()).toMatchObject({ kind: 'draft' })
  },
)

test('an empty draft is ended as cleared', () => {
  storage.save(completeDraft)
  expect(storage.save(emptyDraft)).toEqual({ kind: 'ended', how: 'cleared', at: now })
  expect(storage.load()).toEqual({ kind: 'ended', how: 'cleared', at: now })
})

test('a draft ends 24 hours after it was last on the screen', () => {
  storage.save(completeDraft)
  expect(draftLifetime).toBe(86_400_000)
  timeIs(now + draftLifetime)
  expect(storage.loadOrExpire()).toEqual(draft)
  timeIs(now + draftLifetime + 1)
  // Somebody who types has it on the screen.
  expect(storage.load()).toEqual(draft)
  const expired = { kind: 'ended', how: 'expired', at: now + draftLifetime + 1 }
  expect(storage.loadOrExpire()).toEqual(expired)
  expect(storage.load()).toEqual(expired)
})

test.each([now + 1_000, now + 365 * draftLifetime])(
  'a draft from the future, %i, is from now',
  (at) => {
    put({ at, draft: completeDraft })
    expect(storage.load()).toEqual(draft)
  },
)

test.each([
  null,
  12,
  'a',
  [],
  {},
  { at: '7', draft: completeDraft },
  { draft: completeDraft },
  { at: now },
  { at: now, end: 'lost' },
  { at: now, draft: { email: 7, gst_pdf: '<script>' } },
])('%j is nothing, and another version’s to keep', (value) => {
  put(value)
  expect(storage.loadOrExpire()).toEqual(nothing)
  expect(localStorage.getItem(key)).toBe(JSON.stringify(value))
})

test('half a text is nothing', () => {
  localStorage.setItem(key, '{"at":1,"draft":{"email":')
  expect(storage.load()).toEqual(nothing)
})

test('only the known fields of another version’s draft are read, in full', () => {
  const { gst_pdf } = completeDraft
  const read = (values: object) => {
    put({ at: now, draft: values })
    return storage.load()
  }
  const odd = { ...completeDraft, phone: 12, fax: '1', gst_pdf: { ...gst_pdf, x: 1 } }
  expect(read(odd)).toEqual({ ...draft, draft: { ...completeDraft, phone: '' } })
  for (const name of Object.keys(gst_pdf)) {
    for (const value of [undefined, null, [], {}]) {
      const broken = { ...completeDraft, gst_pdf: { ...gst_pdf, [name]: value } }
      expect(read(broken)).toEqual({ ...draft, draft: { ...completeDraft, gst_pdf: null } })
    }
  }
  put({ at: now, end: 'sent', reference: 7 })
  expect(storage.load()).toEqual({ kind: 'ended', how: 'sent', at: now })
})

test('a browser that refuses says so, and an end removes what it cannot replace', () => {
  expect(createDraftStorage(blocked).save(completeDraft)).toBeUndefined()
  expect(createDraftStorage(blocked).load()).toEqual(nothing)
  const full = createDraftStorage(limited(() => 0))
  storage.save(completeDraft)
  expect(full.save({ ...completeDraft, phone: '1' })).toBeUndefined()
  expect(full.load()).toEqual(draft)
  full.end('cleared')
  expect(stored()).toBe('')
})

test('another page’s change is reported, until it is no longer asked for', () => {
  const onChange = jest.fn()
  const end = storage.subscribe(onChange)
  const report = (changed: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: changed }))
  report('registration-attempts')
  expect(onChange).toHaveBeenCalledTimes(0)
  report(key)
  expect(onChange).toHaveBeenCalledTimes(1)
  // All browsing data was deleted.
  report(null)
  expect(onChange).toHaveBeenCalledTimes(2)
  end()
  report(key)
  expect(onChange).toHaveBeenCalledTimes(2)
})
