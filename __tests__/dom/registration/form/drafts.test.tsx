import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
// The stories use the same user-event: with two on one page, React misses what is typed.
import { fn, userEvent } from 'storybook/test'
import { fill } from '../../../../src/content/fill'
import { createTabStore } from '../../../../src/registration/draft/tabStore'
import { formatMoment } from '../../../../src/registration/form/formatMoment'
import {
  type RegistrationDraft,
  type TextName,
  textNames,
} from '../../../../src/registration/rules/fields'
import type { SendApplication, SendOutcome } from '../../../../src/registration/rules/ports'
import * as stories from '../../../../stories/registration/form/RegistrationForm.stories'
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
import { keepsNothing, pending, tabWith } from '../../../fixtures/registration/fakePorts'
import { completeDraft, receipt, validTexts } from '../../../fixtures/registration/samples'
import { stored } from '../../../fixtures/registration/storages'
import { composeStories } from '../../../support/stories'

const { Empty } = composeStories(stories)
const { draft, success, failure, documents } = form

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

const tab = createTabStore()
const renderForm = (props: Partial<typeof Empty.args> = {}) =>
  render(<Empty tabStore={createTabStore()} {...props} />)
/** Renders the form in a tab that has kept this. */
const renderKept = (kept: RegistrationDraft, props: Partial<typeof Empty.args> = {}) => {
  tab.write({ draft: kept })
  return renderForm(props)
}
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')))
/** The browser shows the page again as it was left. */
const comeBack = () =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
const hide = () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  hidden.mockRestore()
}
/** As a script does that React does not notice. */
function fillInSilently(field: TextName, text = validTexts[field]): void {
  const { prototype } =
    input(field) instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input(field), text)
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '')
})
afterEach(() => {
  jest.restoreAllMocks()
  // One tab's, and nobody else's.
  for (const text of Object.values(validTexts)) expect(stored()).not.toContain(text)
})

describe('a tab', () => {
  test('keeps what was typed and uploaded, for its next page, which says so', async () => {
    const { unmount } = renderKept(completeDraft)
    await fillInTexts(screen, { phone: '+65 1' })
    unmount()
    renderForm()
    expect(input('phone')).toHaveValue('+65 1')
    expect(screen.getByRole('button', { name: documents.pan_pdf.remove })).toBeVisible()
    expect(status()).toContain(draft.restored + draft.restoredDetail)
  })

  test('that is emptied keeps nothing of it, and opens without a message', async () => {
    const { unmount } = renderForm()
    await fillInTexts(screen, { phone: '1' })
    await fillInTexts(screen, { phone: '' })
    expect(tab.read()).toEqual({})
    unmount()
    renderForm()
    expect(status()).toEqual([])
  })

  test('whose browser refuses to store says so as long as that is so, and asks before it is left', async () => {
    const write = jest.fn(keepsNothing.write)
    render(<Empty tabStore={{ ...keepsNothing, write }} />)
    expect(status()).toEqual([])
    await fillInTexts(screen, { company_name: 'ab' })
    expect(status()).toEqual([draft.notKept])
    expect(screen.queryByRole('alert')).toBeNull()
    const leaving = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(leaving()).toBe(false)
    write.mockReturnValue(true)
    await fillInTexts(screen, { company_name: 'abc' })
    expect(status()).toEqual([])
    expect(leaving()).toBe(true)
  })

  test.each([
    [tabWith(), draft.offlineDetail],
    [keepsNothing, draft.offlineNotKept],
  ])('offline, it is only said to be kept if it is', async (tabStore, detail) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<Empty tabStore={tabStore} />)
    await fillInTexts(screen, { company_name: 'a' })
    expect(screen.getByText(detail)).toBeVisible()
  })

  test('stores what has no event when it is hidden, before React renders, and then in its history', () => {
    const spare = jest.fn(() =>
      expect(tab.read()).toMatchObject({ draft: { email: validTexts.email } }),
    )
    renderForm({ tabStore: { ...createTabStore(), spare } })
    fillInSilently('email')
    hide()
    expect(spare).toHaveBeenCalledWith(expect.objectContaining(tab.read()))
  })
})

describe('a page that comes back from the back/forward cache', () => {
  test('shows what the tab has sent meanwhile, and not what it was left with', async () => {
    renderKept(completeDraft, { loadRules: async () => undefined })
    await submit(screen)
    await screen.findByRole('alert')
    leave()
    const { reference, at } = receipt
    tab.write({ sent: { reference, at } })
    comeBack()
    await expectEmptyForm(screen)
    const title = fill(draft.sent, { date: formatMoment(at) })
    expect(status()).toEqual([title + fill(draft.sentDetail, { reference })])
    // It was of the text that has gone.
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows what was changed meanwhile, and leaves alone what was not', async () => {
    renderKept(completeDraft, { loadRules: async () => undefined })
    await submit(screen)
    await screen.findByRole('alert')
    leave()
    comeBack()
    await expectFilledForm(screen)
    expect(screen.getByRole('alert')).toBeVisible()
    leave()
    tab.write({ draft: { ...completeDraft, phone: '+65 2' } })
    comeBack()
    expect(input('phone')).toHaveValue('+65 2')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['that could not store has the only copy, which stays', { write: () => false }],
    ['whose browsing data was deleted keeps what is on the screen', { read: () => undefined }],
  ])('%s', async (_what, differs) => {
    renderForm({ tabStore: { ...tabWith({}), ...differs } })
    await fillInTexts(screen, { phone: '1' })
    leave()
    comeBack()
    expect(input('phone')).toHaveValue('1')
  })
})

describe('text without an event', () => {
  test('in all fields but one is kept when that is typed into, and when the page is left by a link', async () => {
    renderForm()
    const silent = textNames.filter((field) => field !== 'gst_number')
    for (const field of silent) fillInSilently(field)
    await fillInTexts(screen, { gst_number: '0' })
    for (const field of silent) expect(input(field)).toHaveValue(validTexts[field])
    expect(tab.read()).toMatchObject({ draft: { ...validTexts, gst_number: '0' } })
  })

  test('is taken at the next focus, not while a document makes progress, and is sent', async () => {
    const sendApplication = sends({ ok: true })
    renderKept({ ...completeDraft, email: '', your_name: '', phone: '' }, { sendApplication })
    fillInSilently('email')
    act(() => input('company_name').focus())
    expect(tab.read()).toMatchObject({ draft: { email: validTexts.email } })
    fillInSilently('your_name')
    await chooseFile(screen, 'gst_pdf', new File(['hello'], 'a.pdf', { type: 'application/pdf' }))
    await screen.findByText(documents.notPdf)
    expect(input('your_name')).toHaveValue(validTexts.your_name)
    await press(`${documents.actions.keep} ${documents.gst_pdf.label}`)
    fillInSilently('phone')
    fireEvent.submit(screen.getByRole('form'))
    await screen.findByText(success.heading)
    expect(sendApplication.mock.lastCall?.[0]).toMatchObject(validTexts)
  })

  test('is gone with the form that was cleared', async () => {
    renderForm()
    await fillInTexts(screen, { phone: '1' })
    fillInSilently('email')
    fireEvent.click(screen.getByRole('button', { name: draft.clear }))
    await expectEmptyForm(screen)
  })
})

test('what was typed before hydration wins over what the tab has kept, field by field, and is kept', () => {
  tab.write({ draft: completeDraft })
  const container = document.body.appendChild(document.createElement('div'))
  const element = <Empty tabStore={createTabStore()} />
  container.innerHTML = renderToString(element)
  Object.assign(input('phone'), { value: '+65 1', typed: true })
  render(element, { container, hydrate: true })
  expect(input('phone')).toHaveValue('+65 1')
  expect(input('email')).toHaveValue(completeDraft.email)
  expect(tab.read()).toEqual({ draft: { ...completeDraft, phone: '+65 1' } })
})

describe('clearing the form', () => {
  test('can be undone until it has something again, and leaves what is said of the last one sent', async () => {
    const { reference, at } = receipt
    tab.write({ draft: completeDraft, sent: { reference, at } })
    renderForm()
    await press(draft.clear)
    expect(tab.read()).toEqual({ sent: { reference, at } })
    expect(screen.getByText(draft.cleared).closest('[tabindex]')).toHaveFocus()
    await expectEmptyForm(screen)
    await press(draft.undo)
    expect(input('company_name')).toHaveFocus()
    await expectFilledForm(screen)
    expect(screen.queryByText(draft.cleared)).toBeNull()
    await press(draft.clear)
    await fillInTexts(screen, { phone: '1' })
    expect(screen.queryByText(draft.cleared)).toBeNull()
    expect(status()).toEqual([
      fill(draft.sent, { date: formatMoment(at) }) + fill(draft.sentDetail, { reference }),
    ])
  })

  test('cannot be undone in a page that was left', async () => {
    renderKept(completeDraft)
    await press(draft.clear)
    leave()
    comeBack()
    expect(screen.queryByText(draft.cleared)).toBeNull()
  })
})

describe('what was sent', () => {
  const send = async (sendApplication: SendApplication = sends({ ok: true })) => {
    const rendered = renderKept(completeDraft, { sendApplication: fn(sendApplication) })
    await submit(screen)
    await screen.findByText(success.heading)
    return rendered
  }

  test('is shown by this page; a page that was left or reloaded has its reference and time', async () => {
    const { unmount } = await send()
    expect(tab.read()).toMatchObject({ sent: { reference: '7F3A92C1' } })
    expect(tab.read()?.draft).toBeUndefined()
    hide()
    expect(screen.getByText(success.heading)).toBeVisible()
    leave()
    expect(screen.queryByText(success.summary)).toBeNull()
    expect(status().join()).toContain('7F3A92C1')
    unmount()
    renderForm()
    expect(status().join()).toContain('7F3A92C1')
    await expectEmptyForm(screen)
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
    expect(tab.read()).toEqual({ draft: completeDraft })
    expect(input('company_name')).toHaveFocus()
    await fillInTexts(screen, { [field]: text })
    await submit(screen)
    await waitFor(() => expect(sendApplication).toHaveBeenCalledTimes(2))
    expect(sendApplication.mock.lastCall?.[0]).toMatchObject({ [field]: text })
    expect(sendApplication.mock.calls.map(([, options]) => options.again)).toEqual([false, again])
  })

  test('is offered to be changed only while the form has nothing else', async () => {
    await send()
    const offer = () => screen.queryByRole('button', { name: success.change })
    expect(offer()).toBeVisible()
    await fillInTexts(screen, { company_name: 'Moonlight Tours' })
    expect(offer()).toBeNull()
    await press(draft.clear)
    expect(offer()).toBeVisible()
  })

  test('and cleared asks again before that number is sent: the wish went with the text', async () => {
    const sendApplication = sends({ ok: true })
    await send(sendApplication)
    await press(success.change)
    await press(draft.clear)
    await press(draft.undo)
    await submit(screen)
    await waitFor(() => expect(sendApplication).toHaveBeenCalledTimes(2))
    expect(sendApplication.mock.lastCall?.[1]).toEqual({ again: false })
  })
})

describe('an answer that comes late', () => {
  const noAnswer = fill(failure.message, { reason: failure.timedOut })
  const refusal = fill(failure.message, { reason: failure.noReason })

  /** Submits, without an answer in time, and then with `next`; returns a function that lets the answer come. */
  async function timesOut(...next: SendOutcome[]) {
    const { promise: late, resolve } = pending<SendOutcome>()
    const outcomes: SendOutcome[] = [{ ok: false, reason: 'timedOut', text: '', late }, ...next]
    const sendApplication = fn<SendApplication>(async () => outcomes.shift() ?? { ok: true })
    renderKept(completeDraft, { sendApplication })
    await submit(screen)
    await screen.findByText(noAnswer)
    return (outcome: SendOutcome) => act(async () => resolve(outcome))
  }

  test('takes the place of its failure: a success empties the form', async () => {
    const answer = await timesOut()
    await answer({ ok: true })
    expect(screen.getByText(success.heading)).toBeVisible()
    expect(screen.queryByText(noAnswer)).toBeNull()
    await expectEmptyForm(screen)
  })

  test('as a success, it leaves what was changed meanwhile, and says so', async () => {
    const answer = await timesOut()
    await fillInTexts(screen, { phone: '+65 1' })
    await answer({ ok: true })
    expect(screen.getByText(success.changed)).toBeVisible()
    expect(input('phone')).toHaveValue('+65 1')
    expect(screen.getByText(completeDraft.phone)).toBeVisible()
  })

  test('as a refusal: nothing may have been received any more', async () => {
    const answer = await timesOut()
    await answer({ ok: false, reason: 'refused', text: '' })
    expect(screen.getByText(refusal)).toBeVisible()
    expect(screen.getByRole('button', { name: failure.tryAgain })).toBeVisible()
    await expectFilledForm(screen)
  })

  test('that says no more than before leaves the failure', async () => {
    const answer = await timesOut()
    await answer({ ok: false, reason: 'unclear', text: '' })
    expect(screen.getByText(noAnswer)).toBeVisible()
  })

  test.each<[string, SendOutcome, string]>([
    ['a success', { ok: true }, success.heading],
    ['a refusal', { ok: false, reason: 'refused', text: '' }, refusal],
  ])('leaves what came of another application since: %s', async (_what, next, text) => {
    const answer = await timesOut(next)
    await fillInTexts(screen, { gst_number: '29ABCDE1234F1Z5' })
    await submit(screen)
    await screen.findByText(text)
    await answer({ ok: true })
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByText(noAnswer)).toBeNull()
  })

  test.each<[string, SendOutcome, string]>([
    ['a success', { ok: true }, success.heading],
    ['a refusal', { ok: false, reason: 'refused', text: '' }, refusal],
  ])('while another application is on its way is only recorded: %s', async (_what, next, text) => {
    const first = pending<SendOutcome>()
    const second = pending<SendOutcome>()
    const answers = [
      Promise.resolve<SendOutcome>({
        ok: false,
        reason: 'timedOut',
        text: '',
        late: first.promise,
      }),
      second.promise,
    ]
    renderKept(completeDraft, {
      sendApplication: fn<SendApplication>(async () => answers.shift() ?? { ok: true }),
    })
    await submit(screen)
    await screen.findByText(noAnswer)
    await fillInTexts(screen, { gst_number: '29ABCDE1234F1Z5' })
    await submit(screen)
    await screen.findByRole('button', { name: form.submitting })
    await act(async () => first.resolve({ ok: true }))
    expect(screen.queryByText(success.heading)).toBeNull()
    expect(screen.getByRole('button', { name: form.submitting })).toBeVisible()
    await act(async () => second.resolve(next))
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('leaves a form that was cleared', async () => {
    const answer = await timesOut()
    await press(draft.clear)
    await answer({ ok: true })
    expect(screen.queryByText(success.heading)).toBeNull()
    expect(screen.getByText(draft.cleared)).toBeVisible()
  })
})
