import { createTabStore } from '../../../../src/registration/draft/tabStore'
import { emptyDraft } from '../../../../src/registration/rules/fields'
import { completeDraft, receipt } from '../../../fixtures/registration/samples'
import { blocked } from '../../../fixtures/registration/storages'

const { reference, at } = receipt
const sent = { reference, at }

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState({ other: 1 }, '')
})
afterEach(() => jest.restoreAllMocks())

test('a new tab has kept nothing, and then what was written, for its next page', () => {
  expect(createTabStore().read()).toBeUndefined()
  expect(createTabStore().write({ draft: completeDraft, sent })).toBe(true)
  expect(createTabStore().read()).toEqual({ draft: completeDraft, sent })
  expect(localStorage).toHaveLength(0)
})

test('a form that was cleared leaves a mark', () => {
  createTabStore().write({})
  expect(createTabStore().read()).toEqual({})
})

test('the spare in the history counts only if the storage has nothing, and spares what others have there', () => {
  const store = createTabStore()
  store.spare({ draft: completeDraft })
  expect(history.state).toMatchObject({ other: 1 })
  expect(createTabStore().read()).toEqual({ draft: completeDraft })
  store.write({ sent })
  expect(createTabStore().read()).toEqual({ sent })
})

test('where the browser refuses to store, that is said, and nothing throws', () => {
  const store = createTabStore(blocked)
  expect(store.write({ draft: completeDraft })).toBe(false)
  expect(store.read()).toBeUndefined()
  jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too often.', 'SecurityError')
  })
  expect(() => store.spare({})).not.toThrow()
})

test.each([
  ['junk', {}],
  ['null', {}],
  ['{"draft":{"phone":1,"gst_pdf":{"id":"a"}}}', { draft: emptyDraft }],
  [`{"sent":{"at":"${at}"}}`, {}],
  [`{"sent":{"at":${at}}}`, { sent: { reference: '', at } }],
])('%s in the storage is read as far as it is sound', (text, kept) => {
  sessionStorage.setItem('registration', text)
  expect(createTabStore().read()).toEqual(kept)
})
