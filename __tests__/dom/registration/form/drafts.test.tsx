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
  UploadDocument,
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
/** Lets a minute pass. @returns the time since 1970 in milliseconds */
const passMinute = () => {
  const later = Date.now() + 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  return later
}
const renderForm = (props: Partial<typeof Empty.args> = {}) =>
  render(<Empty draftStore={createDraftStore()} {...props} />)

/** Sends the complete draft; returns a function that lets the answer come. */
async function startSending(): Promise<() => void> {
  let answer = () => {}
  const sendApplication: SendApplication = () =>
    new Promise((resolve) => {
      answer = () => resolve({ ok: true })
    })
  save(completeDraft)
  renderForm({ sendApplication: fn(sendApplication) })
  await submit(screen)
  await screen.findByRole('button', { name: form.submitting })
  return () => answer()
}

/** Types, and starts an upload; returns a function that ends it. */
async function startUpload(): Promise<() => void> {
  let finish = () => {}
  const uploadDocument: UploadDocument = ({ field }) =>
    new Promise((resolve) => {
      finish = () => resolve({ ok: true, document: completeDraft[field] })
    })
  renderForm({ uploadDocument: fn(uploadDocument) })
  await fillInTexts(screen, { phone: '1' })
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  await screen.findByText(opening)
  return () => finish()
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

  test('that was deleted with all browsing data does not claim to be kept', async () => {
    await play(all.Vanished)
    expect(screen.queryByText(draft.restored)).toBeNull()
    expect(screen.queryByText(/only in this browser/)).toBeNull()
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
    const later = passMinute()
    await fillInTexts(screen, { phone: '3' })
    expect(kept()).toMatchObject({ seenAt })
    hide(true)
    expect(kept()).toMatchObject({ seenAt: later })
  })
})

describe('a draft that ends in another window', () => {
  test.each([
    ['sent', draft.sent, fill(draft.sentDetail, { reference: '7F3A92C1' })],
    ['cleared', draft.clearedElsewhere, ''],
  ] as const)('as %s empties the form, and says so', async (how, title, detail) => {
    renderForm()
    await fillInTexts(screen, { phone: '1' })
    jest.spyOn(Date, 'now').mockReturnValue(receipt.at)
    const sent = { at: receipt.at, reference: '7F3A92C1', unconfirmed: false }
    elsewhere((store) => store.end(how, undefined, how === 'sent' ? sent : undefined))
    await expectEmptyForm(screen)
    expect(status()).toEqual([fill(title, { date: formatMoment(receipt.at) }) + detail])
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
    await act(async () => finish())
    expect(kept()).toMatchObject({ draft: emptyDraft, end: { how: 'cleared' } })
  })

  test('is another one than the page shows: its upload goes on', async () => {
    await startUpload()
    elsewhere(() => localStorage.clear(), null)
    elsewhere((store) => store.put('other', 'phone', '2'))
    elsewhere((store) => store.end('cleared'))
    expect(input('phone')).toHaveValue('1')
    expect(screen.getByText(opening)).toBeVisible()
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

  test('is kept', () => {
    hydrateWith('1')
    expect(input('phone')).toHaveValue('1')
    expect(kept()).toMatchObject({ draft: { ...emptyDraft, phone: '1' } })
  })

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
      await send()
      await fillInTexts(screen, { company_name: 'Moonlight Tours' })
      await press(success.change)
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
    await act(async () => answer())
    expect(await screen.findByText(success.changed)).toBeVisible()
    expect(input('phone')).toHaveValue('+65 1')
    expect(screen.getByText(completeDraft.phone)).toBeVisible()
  })

  test('is the same if another window has only added spaces', async () => {
    const answer = await startSending()
    types('your_name', `${completeDraft.your_name} `)
    await act(async () => answer())
    await screen.findByText(success.heading)
    expect(screen.queryByText(success.changed)).toBeNull()
  })
})

describe('what came of the last press of Submit stays, whatever another window does', () => {
  const failure = { ok: false, reason: 'noAnswer', text: '' } as const
  const failed = fill(form.failure.message, { reason: form.failure.noAnswer })
  /** Sends; returns a function that lets the answer come. */
  async function startFailing(): Promise<() => void> {
    let answer = () => {}
    const sendApplication: SendApplication = () =>
      new Promise((resolve) => {
        answer = () => resolve(failure)
      })
    save(completeDraft)
    renderForm({ sendApplication: fn(sendApplication) })
    await submit(screen)
    await screen.findByRole('button', { name: form.submitting })
    return () => answer()
  }

  test('it types before the answer is lost: both are said', async () => {
    const answer = await startFailing()
    types('phone', '+65 1')
    await act(async () => answer())
    expect(screen.getByText(failed)).toBeVisible()
    expect(screen.getByText(failed).closest('[tabindex]')).toHaveFocus()
    expect(screen.getByText(draft.restored)).toBeVisible()
    expect(input('phone')).toHaveValue('+65 1')
  })

  test('it clears the form before the answer is lost: both are said, and nothing that is untrue', async () => {
    const answer = await startFailing()
    elsewhere((store) => store.end('cleared'))
    await act(async () => answer())
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
    let answer: (outcome: SendOutcome) => void = () => {}
    const late = new Promise<SendOutcome>((resolve) => {
      answer = resolve
    })
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
    await act(async () => answer({ ok: true }))
    expect(screen.getByText(success.heading)).toBeVisible()
    await expectEmptyForm(screen)
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
