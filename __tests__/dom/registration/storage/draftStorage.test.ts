import fc from 'fast-check'
import { emptyDraft } from '../../../../src/registration/rules/fields'
import { draftLifetime, sentLifetime } from '../../../../src/registration/rules/limits'
import { createDraftStorage } from '../../../../src/registration/storage/draftStorage'
import { completeDraft } from '../../../../stories/support/registration'
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
  fc.assert(
    fc.property(anyText, anyText, (text, name) => {
      const gst_pdf = { ...completeDraft.gst_pdf, name }
      const typed = { ...completeDraft, company_address: text, gst_pdf, pan_pdf: null }
      expect(storage.save(typed)).toEqual({ ...draft, draft: typed })
      expect(storage.load()).toEqual({ ...draft, draft: typed })
    }),
  )
})

test.each(['sent', 'cleared', 'expired'] as const)(
  'a draft that is %s leaves only that it ended, for 30 days',
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
  },
)

test('an empty draft is ended as cleared', () => {
  const cleared = { kind: 'ended', how: 'cleared', at: now }
  storage.save(completeDraft)
  expect(storage.save(emptyDraft)).toEqual(cleared)
  expect(storage.load()).toEqual(cleared)
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

test('a draft from the future is from now', () => {
  put({ at: now + 365 * draftLifetime, draft: completeDraft })
  expect(storage.load()).toEqual(draft)
})

test.each([
  'null',
  '12',
  '[]',
  '{"at":1,"draft":{"email":',
  JSON.stringify({ draft: completeDraft }),
  `{"at":${now}}`,
  `{"at":${now},"end":"lost"}`,
  `{"at":${now},"draft":{"email":7,"gst_pdf":"<script>"}}`,
])('%s is nothing, and another version’s to keep', (text) => {
  localStorage.setItem(key, text)
  expect(storage.loadOrExpire()).toEqual(nothing)
  expect(localStorage.getItem(key)).toBe(text)
})

test('only the known fields of another version’s draft are read, in full', () => {
  const { gst_pdf } = completeDraft
  const odd = { ...completeDraft, phone: 12, fax: '1', gst_pdf: { ...gst_pdf, x: 1 } }
  put({ at: now, draft: odd })
  expect(storage.load()).toEqual({ ...draft, draft: { ...completeDraft, phone: '' } })
  for (const name of Object.keys(gst_pdf)) {
    put({ at: now, draft: { ...completeDraft, gst_pdf: { ...gst_pdf, [name]: [] } } })
    expect(storage.load()).toEqual({ ...draft, draft: { ...completeDraft, gst_pdf: null } })
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
  /** How many changes have been reported after one of this key; `null`: all data was deleted. */
  const reportsAfter = (changed: string | null): number => {
    window.dispatchEvent(new StorageEvent('storage', { key: changed }))
    return onChange.mock.calls.length
  }
  expect(['registration-attempts', key, null].map(reportsAfter)).toEqual([0, 1, 2])
  end()
  expect(reportsAfter(key)).toBe(2)
})
