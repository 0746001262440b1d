import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
// The stories use the same user-event: with two on one page, React misses what is typed.
import { fn, userEvent } from 'storybook/test'
import { fill } from '../../../../src/content/fill'
import { createDraftStore, endKey } from '../../../../src/registration/draft/draftStore'
import { formatMoment } from '../../../../src/registration/form/formatMoment'
import {
  emptyDraft,
  type RegistrationDraft,
  type TextName,
} from '../../../../src/registration/rules/fields'
import { undoTimeout } from '../../../../src/registration/rules/limits'
import type {
  DraftStore,
  SendApplication,
  SendOutcome,
  UploadOutcome,
} from '../../../../src/registration/rules/ports'
import * as rules from '../../../../src/registration/rules/validation'
import * as stories from '../../../../stories/registration/form/RegistrationForm.stories'
import { siteContent } from '../../../../stories/support/content'
import {
  chooseFile,
  expectEmptyForm,
  expectFilledForm,
  fillInTexts,
  form,
  sends,
  submit,
  textField,
} from '../../../../stories/support/registration'
import {
  browserWith,
  hasStored,
  pending,
  stores,
  storesNothing,
} from '../../../fixtures/registration/fakePorts'
import { completeDraft, pdf, receipt } from '../../../fixtures/registration/samples'
import { composeStories, play } from '../../../support/stories'

const all = composeStories(stories)
const { Empty } = all
const { draft, success, documents } = form

const input = (field: TextName) => textField(screen, field)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** The messages of the form; each document also has a status, for what becomes of it. */
const status = () =>
  screen
    .queryAllByRole('status')
    .filter((message) => message.closest('fieldset, [role="group"]') === null)
    .map(({ textContent }) => textContent)
    // A region is there before its message.
    .filter((text) => text !== '')

/** The draft in this browser, which the form shares with its other windows. */
const store = createDraftStore()
const kept = () => store.read()
const save = (draft: Partial<RegistrationDraft>) => stores(draft)(store, new Map())
/** Another window stores something, and the browser reports it. */
const elsewhere = (change: (store: DraftStore) => unknown, key: string | null = endKey) =>
  act(() => {
    change(store)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
/** Another window changes a field of the draft that is stored. */
const types = (field: TextName, text: string) =>
  elsewhere((store) => store.put(kept().id ?? 'other', field, text))
const pageIs = (how: 'pagehide' | 'pageshow') =>
  act(() => void window.dispatchEvent(new Event(how)))
const hide = (isHidden: boolean) => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  hidden.mockRestore()
}
const renderForm = (props: Partial<typeof Empty.args> = {}) =>
  render(<Empty draftStore={createDraftStore()} {...props} />)

/** Sends the complete draft; returns a function that lets the answer come. */
async function startSending() {
  const { promise, resolve } = pending<SendOutcome>()
  save(completeDraft)
  renderForm({ sendApplication: fn(() => promise) })
  await submit(screen)
  await screen.findByRole('button', { name: form.submitting })
  return (outcome: SendOutcome = { ok: true }) => act(async () => resolve(outcome))
}

/** Types, and starts an upload; returns a function that ends it. */
async function startUpload() {
  const { promise, resolve } = pending<UploadOutcome>()
  renderForm({ uploadDocument: fn(() => promise) })
  await fillInTexts(screen, { phone: '1' })
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  await screen.findByText(opening)
  return () => act(async () => resolve({ ok: true, document: completeDraft.gst_pdf }))
}
const opening = fill(documents.opening, { name: 'gst.pdf' })

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('a draft', () => {
  test('that the browser does not keep is reported as long as that is so', async () => {
    const put = jest.fn(storesNothing.put)
    render(<Empty draftStore={{ ...storesNothing, put }} />)
    expect(status()).toEqual([])
    await fillInTexts(screen, { company_name: 'ab' })
    expect(status()).toEqual([draft.notKept])
    expect(screen.queryByRole('alert')).toBeNull()
    put.mockReturnValue(true)
    await fillInTexts(screen, { company_name: 'abc' })
    expect(status()).toEqual([])
  })

  test.each([
    [browserWith(), draft.offlineDetail],
    [storesNothing, draft.offlineNotKept],
  ])('offline, it is only said to be kept if it is', async (draftStore, detail) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<Empty draftStore={draftStore} />)
    await fillInTexts(screen, { company_name: 'a' })
    expect(screen.getByText(detail)).toBeVisible()
  })

  test('is read when the page is shown again, and seen when it is hidden, but not at a key', async () => {
    renderForm()
    save({ phone: '1' })
    hide(false)
    expect(input('phone')).toHaveValue('1')
    save({ phone: '2' })
    pageIs('pageshow')
    expect(input('phone')).toHaveValue('2')
    const seenAt = kept().seenAt
    const later = Date.now() + 60_000
    jest.spyOn(Date, 'now').mockReturnValue(later)
    await fillInTexts(screen, { phone: '3' })
    expect(kept()).toMatchObject({ seenAt })
    hide(true)
    expect(kept()).toMatchObject({ seenAt: later })
  })
})

describe('a draft that ends in another window', () => {
  test('as sent empties the form, and says so', async () => {
    renderForm()
    await fillInTexts(screen, { phone: '1' })
    const { at, reference } = receipt
    elsewhere((store) => store.end('sent', undefined, { at, reference, unconfirmed: false }))
    await expectEmptyForm(screen)
    const title = fill(draft.sent, { date: formatMoment(at) })
    expect(status()).toEqual([title + fill(draft.sentDetail, { reference })])
  })

  test('cancels the upload of this one, and says so', async () => {
    await startUpload()
    elsewhere((store) => store.end('cleared'))
    expect(screen.getByText(documents.stopped)).toBeVisible()
    expect(screen.queryByText(opening)).toBeNull()
  })

  test('before its upload ends, unnoticed by a page that sleeps, is not begun again', async () => {
    const finish = await startUpload()
    store.end('cleared')
    await finish()
    expect(kept()).toMatchObject({ draft: emptyDraft, end: { how: 'cleared' } })
  })
})

test('"Undo" is offered for two minutes', () => {
  jest.useFakeTimers()
  renderForm({ draftStore: hasStored(completeDraft) })
  const clear = () => fireEvent.click(screen.getByRole('button', { name: draft.clear }))
  clear()
  act(() => jest.advanceTimersByTime(undoTimeout - 1))
  fireEvent.click(screen.getByRole('button', { name: draft.undo }))
  clear()
  act(() => jest.advanceTimersByTime(undoTimeout))
  expect(screen.queryByRole('button', { name: draft.undo })).toBeNull()
  jest.useRealTimers()
})

describe('what was typed before hydration', () => {
  /** Types into the static HTML, then hydrates it. */
  function hydrateWith(phone: string): void {
    const container = document.body.appendChild(document.createElement('div'))
    const element = <Empty draftStore={createDraftStore()} />
    container.innerHTML = renderToString(element)
    input('phone').value = phone
    render(element, { container, hydrate: true })
  }

  test.each([
    [draft.useStored, completeDraft],
    [draft.useTyped, { ...emptyDraft, phone: '+65 1' }],
  ])('is not joined with a kept draft: %s', async (choice, chosen) => {
    jest.spyOn(Date, 'now').mockReturnValue(receipt.at)
    save(completeDraft)
    hydrateWith('+65 1')
    expect(input('phone')).toHaveValue('+65 1')
    expect(input('email')).toHaveValue('')
    const date = formatMoment(receipt.at)
    expect(screen.getByText(fill(draft.choiceDetail, { date }))).toBeVisible()
    expect(screen.queryByRole('button', { name: draft.clear })).toBeNull()
    await press(choice)
    expect(kept()).toMatchObject({ draft: chosen })
    expect(input('phone')).toHaveValue(chosen.phone)
    expect(input('company_name')).toHaveFocus()
    expect(screen.queryByText(draft.choice)).toBeNull()
  })
})

describe('what was sent', () => {
  const send = async (sendApplication: SendApplication = sends({ ok: true })) => {
    save(completeDraft)
    renderForm({ sendApplication: fn(sendApplication) })
    await submit(screen)
    await screen.findByText(success.heading)
  }

  test('is shown by this page, and gone when the page is left', async () => {
    await send()
    expect(kept()).toMatchObject({ end: { how: 'sent' }, sent: { reference: '7F3A92C1' } })
    hide(true)
    expect(screen.getByText(success.heading)).toBeVisible()
    pageIs('pagehide')
    expect(screen.queryByText(success.heading)).toBeNull()
    expect(screen.queryByText(success.summary)).toBeNull()
  })

  test('says if nobody confirmed it', async () => {
    await send(sends({ ok: true, unconfirmed: true }))
    const { email, phone } = siteContent.contact
    expect(screen.getByText(fill(success.unconfirmed, { email, phone }))).toBeVisible()
  })

  test('stays below the message of the next submit', async () => {
    await send()
    await submit(screen)
    await screen.findByText(form.problem.heading)
    expect(screen.getByText(success.summary)).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test.each<[TextName, string, boolean]>([
    ['phone', '+65 6123 4567', true],
    ['gst_number', '29ABCDE1234F1Z5', false],
  ])('can be changed, and sent again without a question: its %s', async (field, text, again) => {
    const sendApplication = sends({ ok: true })
    await send(sendApplication)
    await press(success.change)
    await expectFilledForm(screen)
    expect(input('company_name')).toHaveFocus()
    await fillInTexts(screen, { [field]: text })
    await submit(screen)
    await waitFor(() => expect(sendApplication).toHaveBeenCalledTimes(2))
    expect(sendApplication.mock.lastCall?.[0]).toMatchObject({ [field]: text })
    expect(sendApplication.mock.calls.map(([, options]) => options.again)).toEqual([false, again])
  })

  test.each([
    [success.keep, 'Moonlight Tours'],
    [success.replace, completeDraft.company_name],
  ])(
    'replaces an application that was begun since only if the visitor says so: %s',
    async (answer, name) => {
      await play(all.ReplacesDraft)
      expect(screen.getByText(success.replaces).closest('[tabindex]')).toHaveFocus()
      await press(answer)
      expect(input('company_name')).toHaveValue(name)
      expect(screen.queryByText(success.replaces)).toBeNull()
    },
  )

  test('differs from what another window has changed meanwhile, which stays', async () => {
    const answer = await startSending()
    types('phone', '+65 1')
    expect(input('phone')).toHaveValue(completeDraft.phone)
    expect(screen.queryByRole('button', { name: success.change })).toBeNull()
    await answer()
    expect(await screen.findByText(success.changed)).toBeVisible()
    expect(input('phone')).toHaveValue('+65 1')
    expect(screen.getByText(completeDraft.phone)).toBeVisible()
  })
})

describe('what came of the last press of Submit stays, whatever another window does', () => {
  const failure = { ok: false, reason: 'noAnswer', text: '' } as const
  const failed = fill(form.failure.message, { reason: form.failure.noAnswer })

  test('it types before the answer is lost: both are said', async () => {
    const answer = await startSending()
    types('phone', '+65 1')
    await answer(failure)
    expect(screen.getByText(failed)).toBeVisible()
    expect(screen.getByText(failed).closest('[tabindex]')).toHaveFocus()
    expect(screen.getByText(draft.restored)).toBeVisible()
    expect(input('phone')).toHaveValue('+65 1')
  })

  test('it clears the form before the answer is lost: both are said, and nothing that is untrue', async () => {
    const answer = await startSending()
    elsewhere((store) => store.end('cleared'))
    await answer(failure)
    expect(screen.getByText(failed)).toBeVisible()
    expect(screen.getByText(draft.clearedElsewhere)).toBeVisible()
    await expectEmptyForm(screen)
    expect(screen.queryByText(form.failure.stillHere, { exact: false })).toBeNull()
  })

  test('it types while a field is found missing: the summary has the focus', async () => {
    renderForm({ loadRules: () => Promise.resolve(rules) })
    await fillInTexts(screen, { phone: '1' })
    fireEvent.submit(screen.getByRole('form'))
    types('your_name', 'Ravi')
    const heading = await screen.findByText(form.problem.heading)
    expect(heading.closest('[tabindex]')).toHaveFocus()
    expect(input('your_name')).toHaveValue('Ravi')
  })

  test('it types or sends its own after a success', async () => {
    save(completeDraft)
    renderForm({ sendApplication: fn<SendApplication>(async () => ({ ok: true })) })
    await submit(screen)
    await screen.findByText(success.heading)
    types('phone', '1')
    const sent = { at: receipt.at, reference: '12345678', unconfirmed: false }
    elsewhere((store) => store.end('sent', undefined, sent))
    expect(screen.getByText(success.heading)).toBeVisible()
    expect(screen.getByText(success.summary)).toBeVisible()
  })

  test('an answer that comes late is told, whatever has happened meanwhile', async () => {
    const { promise: late, resolve } = pending<SendOutcome>()
    const outcomes: SendOutcome[] = [
      { ok: false, reason: 'timedOut', text: '', late },
      { ok: false, reason: 'triedBefore', text: '' },
    ]
    save(completeDraft)
    renderForm({ sendApplication: fn<SendApplication>(async () => outcomes.shift() ?? failure) })
    await submit(screen)
    await screen.findByText(fill(form.failure.message, { reason: form.failure.timedOut }))
    await submit(screen)
    await screen.findByRole('button', { name: form.failure.sendAgain })
    types('phone', '1')
    types('phone', completeDraft.phone)
    await act(async () => resolve({ ok: true }))
    expect(screen.getByText(success.heading)).toBeVisible()
    await expectEmptyForm(screen)
  })
})

describe('an answer comes late, after another application was submitted', () => {
  const noAnswer = fill(form.failure.message, { reason: form.failure.timedOut })
  const refusal = fill(form.failure.message, { reason: form.failure.noReason })
  /** @returns a function that accepts the first application, once `next` has come of the second */
  async function sendsAnother(next: SendOutcome) {
    const { promise: late, resolve } = pending<SendOutcome>()
    const outcomes: SendOutcome[] = [{ ok: false, reason: 'timedOut', text: '', late }]
    save(completeDraft)
    renderForm({ sendApplication: fn<SendApplication>(async () => outcomes.shift() ?? next) })
    await submit(screen)
    await screen.findByText(noAnswer)
    await fillInTexts(screen, { gst_number: '29ABCDE1234F1Z5' })
    await submit(screen)
    return () => act(async () => resolve({ ok: true }))
  }

  test('its success stays on the screen', async () => {
    const accept = await sendsAnother({ ok: true })
    await screen.findByText(success.heading)
    await accept()
    expect(screen.queryByText(noAnswer)).toBeNull()
    expect(screen.getByText(success.heading)).toBeVisible()
  })

  test('its failure stays away once the form was cleared', async () => {
    const accept = await sendsAnother({ ok: false, reason: 'refused', text: '' })
    await screen.findByText(refusal)
    await press(form.draft.clear)
    await accept()
    expect(screen.queryByText(refusal)).toBeNull()
  })
})

test('a press of Submit sends nothing that another window has just changed', async () => {
  save(completeDraft)
  const sendApplication = sends({ ok: true })
  renderForm({ sendApplication })
  await userEvent.hover(screen.getByRole('button', { name: form.submit }))
  store.put('stored', 'phone', '+65 1')
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(input('phone')).toHaveValue('+65 1'))
  expect(sendApplication).not.toHaveBeenCalled()
  expect(screen.getByText(draft.restored)).toBeVisible()
  expect(screen.getByText(draft.unseen)).toBeVisible()
})

test('a page that was dropped while the file picker was open says that the file is to be chosen again', () => {
  const group = () => screen.getByRole('group', { name: documents.gst_pdf.label })
  const { unmount } = renderForm()
  group().querySelector('input')?.click()
  // A page that is dropped is not asked.
  unmount()
  renderForm()
  expect(group()).toHaveTextContent(documents.chooseAgain)
})
