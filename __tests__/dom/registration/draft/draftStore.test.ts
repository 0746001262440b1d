import fc from 'fast-check'
import { browserStorage } from '../../../../src/registration/draft/browserStorage'
import { createDraftStore, endKey, fieldKey } from '../../../../src/registration/draft/draftStore'
import {
  documentNames,
  emptyDraft,
  type FieldName,
  type RegistrationDraft,
  textNames,
} from '../../../../src/registration/rules/fields'
import { draftLifetime, sentLifetime } from '../../../../src/registration/rules/limits'
import type { DraftStore } from '../../../../src/registration/rules/ports'
import { completeDraft } from '../../../fixtures/registration/samples'
import { blocked, leftOf, limited, stored } from '../../../fixtures/registration/storages'

const now = Date.UTC(2026, 10, 21, 8, 30)
const timeIs = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment)
const fieldNames: readonly FieldName[] = [...textNames, ...documentNames]
const putAll = (store: DraftStore, draft: RegistrationDraft, id = 'one') =>
  fieldNames.map((field) => store.put(id, field, draft[field])).every(Boolean)
const note = { at: now, reference: '7F3A92C1', unconfirmed: false }

let store: DraftStore
beforeEach(() => {
  localStorage.clear()
  timeIs(now)
  store = createDraftStore()
})
afterEach(() => jest.restoreAllMocks())

test('a draft is stored field by field, whatever its characters', () => {
  const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
  fc.assert(
    fc.property(anyText, anyText, (text, name) => {
      const gst_pdf = { ...completeDraft.gst_pdf, name }
      const draft = { ...completeDraft, company_address: text, gst_pdf, pan_pdf: null }
      expect(putAll(store, draft)).toBe(true)
      expect(store.read()).toMatchObject({ id: 'one', draft })
    }),
  )
})

test.each(['sent', 'cleared', 'expired'] as const)(
  'a draft that is %s leaves only that it ended, for 30 days',
  (how) => {
    putAll(store, completeDraft)
    store.end(how, undefined, note)
    const ended = { draft: emptyDraft, end: { how, at: now, ids: ['one'] }, sent: note }
    expect(store.read()).toMatchObject(ended)
    expect(store.read().id).toBeUndefined()
    expect(leftOf(completeDraft)).toEqual([])
    timeIs(now + sentLifetime)
    expect(store.read()).toMatchObject(ended)
    timeIs(now + sentLifetime + 1)
    expect(store.read().end).toBeUndefined()
    expect(stored()).toBe('')
    expect(sentLifetime).toBe(30 * 86_400_000)
  },
)

test('what was sent is remembered, whatever else is begun and ended', () => {
  store.end('sent', 'one', note)
  store.put('two', 'phone', '1')
  store.end('cleared')
  expect(store.read()).toMatchObject({ end: { how: 'cleared', ids: ['one', 'two'] }, sent: note })
  store.note({ ...note, unconfirmed: true })
  expect(store.read()).toMatchObject({ end: { how: 'cleared' }, sent: { unconfirmed: true } })
})

test('a letter of a draft that has ended is nothing, whoever stores it, and is removed', () => {
  store.put('one', 'phone', '1')
  store.end('cleared')
  store.put('one', 'email', 'late')
  store.put('two', 'your_name', 'Ravi')
  expect(store.read()).toMatchObject({ id: 'two', draft: { ...emptyDraft, your_name: 'Ravi' } })
  expect(stored()).not.toContain('late')
})

// An end is two steps: whatever happens in between, nothing of the draft comes back.
test.each([0, 1, 2, 5, 9])('an end that stops after %s writes leaves no draft', (steps) => {
  putAll(store, completeDraft)
  let left = steps
  const isAlive = () => {
    left -= 1
    return left >= 0
  }
  const crashing = createDraftStore({
    ...browserStorage,
    setItem: (key, value) => isAlive() && browserStorage.setItem(key, value),
    removeItem: (key) => isAlive() && browserStorage.removeItem(key),
  })
  crashing.end('sent', 'one', note)
  const { draft, sent } = createDraftStore().read()
  // Either it has not begun, or nothing is left of it.
  expect(draft).toEqual(steps === 0 ? completeDraft : emptyDraft)
  if (steps > 0) expect(sent).toEqual(note)
})

test('a draft ends 24 hours after it was last on a screen, in a page that loads', () => {
  putAll(store, completeDraft)
  store.see()
  expect(draftLifetime).toBe(86_400_000)
  timeIs(now + draftLifetime)
  expect(store.open()).toMatchObject({ draft: completeDraft, seenAt: now })
  timeIs(now + draftLifetime + 1)
  // Somebody has it on the screen.
  expect(store.read()).toMatchObject({ draft: completeDraft })
  expect(store.open()).toMatchObject({ draft: emptyDraft, end: { how: 'expired' } })
  expect(leftOf(completeDraft)).toEqual([])
})

test('fields that are all empty do not expire', () => {
  store.put('one', 'phone', '')
  store.see()
  timeIs(now + draftLifetime + 1)
  expect(store.open().end).toBeUndefined()
})

test('a time in the future counts as now', () => {
  timeIs(now + 365 * draftLifetime)
  putAll(store, completeDraft)
  store.see()
  timeIs(now)
  expect(store.read()).toMatchObject({ draft: completeDraft, seenAt: now })
  timeIs(now + 365 * draftLifetime)
  store.end('sent', 'one', { ...note, at: Date.now() })
  timeIs(now)
  expect(store.read()).toMatchObject({ end: { at: now }, sent: { at: now } })
})

test.each(['null', '12', '[]', '{"draft":', '{"value":"1"}', '{"draft":7,"value":"1"}'])(
  '%s is no field, and another version’s to keep',
  (text) => {
    localStorage.setItem(fieldKey('phone'), text)
    expect(store.open()).toMatchObject({ draft: emptyDraft })
    expect(localStorage.getItem(fieldKey('phone'))).toBe(text)
  },
)

test('only valid values of another version’s fields are read', () => {
  const put = (field: FieldName, value: unknown) =>
    localStorage.setItem(fieldKey(field), JSON.stringify({ draft: 'one', value }))
  put('phone', 12)
  put('gst_pdf', { ...completeDraft.gst_pdf, x: 1 })
  const { gst_pdf } = completeDraft
  expect(store.read().draft).toEqual({ ...emptyDraft, gst_pdf })
  for (const name of Object.keys(gst_pdf)) {
    put('gst_pdf', { ...gst_pdf, [name]: [] })
    expect(store.read().draft).toEqual(emptyDraft)
  }
  localStorage.setItem(endKey, JSON.stringify({ how: 'lost', at: now, sent: { at: 'x' } }))
  expect(store.read()).toMatchObject({ end: undefined, sent: undefined })
})

test('a browser that refuses says so, and an end removes what it cannot replace', () => {
  expect(putAll(createDraftStore(blocked), completeDraft)).toBe(false)
  expect(createDraftStore(blocked).read().draft).toEqual(emptyDraft)
  putAll(store, completeDraft)
  const full = createDraftStore(limited(() => 0))
  expect(full.put('one', 'phone', '1')).toBe(false)
  expect(full.read().draft).toEqual(completeDraft)
  full.end('cleared')
  expect(stored()).toBe('')
})

test('another page’s change is reported, but not that somebody has seen it', () => {
  const onChange = jest.fn()
  const end = store.subscribe(onChange)
  const reportsAfter = (key: string | null): number => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
    return onChange.mock.calls.length
  }
  expect(['registration-seen', fieldKey('phone'), endKey, null].map(reportsAfter)).toEqual([
    0, 1, 2, 3,
  ])
  expect(onChange.mock.calls).toEqual([[false], [false], [true]])
  end()
  expect(reportsAfter(endKey)).toBe(3)
})
