import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
// The stories use the same user-event: with two on one page, React misses what is typed.
import { fn, userEvent } from 'storybook/test'
import { fill } from '../../../src/content/fill'
import { noteTyping } from '../../../src/registration/form/domHooks'
import type { Receipt } from '../../../src/registration/rules/application'
import {
  emptyDraft,
  isEmpty,
  type RegistrationDraft,
  type TextName,
} from '../../../src/registration/rules/fields'
import type {
  DraftListener,
  DraftStorage,
  SendApplication,
  SendOutcome,
} from '../../../src/registration/rules/ports'
import * as stories from '../../../stories/registration/form/RegistrationForm.stories'
import { siteContent } from '../../../stories/support/content'
import {
  completeDraft,
  expectEmptyForm,
  expectFilledForm,
  form,
  hasSaved,
  hasSent,
  hasSentNothing,
  receipt,
  savesNothing,
  sendSucceeds,
  sends,
  submit,
  textField,
} from '../../../stories/support/registration'
import { composeStories, play } from '../../support/stories'

const all = composeStories(stories)
const { Empty, Restored, SentBefore, SentElsewhere } = all
const { draft, success } = form

const input = (field: TextName) => textField(screen, field)
const heading = () => screen.getByRole('heading', { name: form.title })
const earlier = () => screen.queryByText(/^You sent an application on /)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** The messages of the form; each document also has a status, for what becomes of it. */
const status = () =>
  screen
    .queryAllByRole('status')
    .filter((message) => message.closest('fieldset, [role="group"]') === null)
    .map(({ textContent }) => textContent)
    // A region is there before its message.
    .filter((text) => text !== '')

/** A store whose calls are recorded, and whose listener the test calls. */
function watched(store: DraftStorage = hasSaved(completeDraft, receipt.at)) {
  const watch = jest.fn((_listener: DraftListener) => () => undefined)
  const save = jest.fn((_draft: RegistrationDraft) => true)
  const load = jest.fn(store.load)
  return { ...store, watch, save, load, listener: () => watch.mock.lastCall?.[0] as DraftListener }
}

afterEach(() => jest.restoreAllMocks())

describe('a draft', () => {
  test('is saved with each change; without one nothing is restored or saved', async () => {
    const store = watched(savesNothing)
    render(<Empty draftStorage={store} />)
    await expectEmptyForm(screen)
    expect(status()).toEqual([])
    await userEvent.type(input('phone'), '12')
    expect(store.save.mock.calls).toEqual([
      [emptyDraft],
      [{ ...emptyDraft, phone: '1' }],
      [{ ...emptyDraft, phone: '12' }],
    ])
  })

  test('is read once, and saved as it was restored, then with each change', async () => {
    const store = watched()
    const { rerender } = render(<Empty draftStorage={store} />)
    rerender(<Empty draftStorage={store} />)
    await expectFilledForm(screen)
    await userEvent.type(input('phone'), '1')
    expect(store.load).toHaveBeenCalledTimes(1)
    const phone = `${completeDraft.phone}1`
    expect(store.save.mock.calls).toEqual([[completeDraft], [{ ...completeDraft, phone }]])
    await press(draft.clear)
    // The store removes it.
    expect(store.save).toHaveBeenLastCalledWith(emptyDraft)
  })

  test('that the browser does not keep is reported as long as that is so', async () => {
    const save = jest.fn(isEmpty)
    render(<Empty draftStorage={{ ...savesNothing, save }} />)
    expect(status()).toEqual([])
    await userEvent.type(input('company_name'), 'ab')
    expect(status()).toEqual([draft.notKept])
    expect(screen.queryByRole('alert')).toBeNull()
    save.mockReturnValue(true)
    await userEvent.type(input('company_name'), 'c')
    expect(status()).toEqual([])
  })

  test.each([
    [true, draft.offlineDetail],
    [false, draft.offlineNotKept],
  ])('offline: is it kept? %s: %s', async (isPersisted, detail) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<Empty draftStorage={{ ...savesNothing, save: () => isPersisted }} />)
    await userEvent.type(input('company_name'), 'a')
    expect(screen.getByText(detail)).toBeVisible()
  })

  test('that was restored and is not kept since does not claim to be', async () => {
    const save = jest.fn(() => false).mockReturnValueOnce(true)
    render(<Empty draftStorage={{ ...hasSaved(completeDraft, receipt.at), save }} />)
    expect(screen.getByText(/only in this browser/)).toBeVisible()
    await userEvent.type(input('company_name'), 'a')
    expect(screen.queryByText(/only in this browser/)).toBeNull()
    expect(screen.getByText(draft.restored)).toBeVisible()
  })

  test('that another tab has taken, and that cannot be saved again, is not kept', () => {
    const store = watched()
    render(<Empty draftStorage={store} />)
    act(() => store.listener().onSavedAgain(false))
    expect(screen.getByText(draft.notKept)).toBeVisible()
  })
})

describe('a press of the submit button', () => {
  const { company_name } = completeDraft

  /** A store with the complete draft, and the calls to it and to the service in their order. */
  async function send(outcome: SendOutcome) {
    const calls: string[] = []
    const draftStorage: DraftStorage = {
      ...hasSaved(completeDraft, receipt.at),
      save: (kept) => calls.push(`save ${kept.company_name}`) > 0,
      forget: (kept) => void calls.push(`forget ${kept.company_name}`),
    }
    const sendApplication = fn<SendApplication>(async (...args) => {
      calls.push('send')
      return outcome.ok ? sendSucceeds(...args) : outcome
    })
    render(<Empty {...{ draftStorage, sendApplication }} />)
    // As it was restored.
    expect(calls.splice(0)).toEqual([`save ${company_name}`])
    await submit(screen)
    await screen.findByRole('alert')
    return calls
  }

  test('saves the draft again before it is sent, and forgets it after', async () => {
    const calls = await send({ ok: true })
    await waitFor(() => expect(calls).toHaveLength(4))
    expect(calls).toEqual([`save ${company_name}`, 'send', `forget ${company_name}`, 'save '])
  })

  test('forgets nothing where it was not sent', async () => {
    const calls = await send({ ok: false, reason: 'noAnswer', text: '' })
    expect(calls).toEqual([`save ${company_name}`, 'send'])
  })

  test('does not save again what another tab has sent', async () => {
    const save = jest.fn(() => true)
    const sendApplication = sends({ ok: false, reason: 'alreadySent', text: '', at: 1 })
    const { draftStorage = savesNothing } = SentElsewhere.args
    render(<SentElsewhere {...{ sendApplication, draftStorage: { ...draftStorage, save } }} />)
    await submit(screen)
    await screen.findByText(/Nothing was sent again/)
    // As it was restored.
    expect(save).toHaveBeenCalledTimes(1)
  })
})

describe('a page restored from the back/forward cache', () => {
  /** Renders the form with a complete draft. */
  function renderLeft(sendApplication: SendApplication = sendSucceeds) {
    const store = watched()
    render(<Empty draftStorage={store} sendApplication={fn(sendApplication)} />)
    const comeBack: DraftListener['onReturn'] = (kept) => act(() => store.listener().onReturn(kept))
    return comeBack
  }

  test('shows the draft that its tab has saved by now', () => {
    const comeBack = renderLeft()
    comeBack({ draft: { ...completeDraft, company_name: 'Moonlight' }, at: receipt.at })
    expect(input('company_name')).toHaveValue('Moonlight')
    expect(screen.getByText(draft.restored)).toBeVisible()
  })

  test('keeps its message if the saved draft is the same', async () => {
    const comeBack = renderLeft(sends({ ok: false, reason: 'offline', text: '' }))
    await submit(screen)
    const failure = await screen.findByRole('alert')
    comeBack({ draft: completeDraft, at: receipt.at })
    expect(failure).toBeInTheDocument()
    await expectFilledForm(screen)
  })

  test('is empty, without a message, if its tab has no draft any more', async () => {
    const comeBack = renderLeft()
    comeBack(undefined)
    await expectEmptyForm(screen)
    expect(status()).toEqual([])
  })

  test('offers no undo of what was cleared before it was left', async () => {
    const comeBack = renderLeft()
    await press(draft.clear)
    comeBack(undefined)
    expect(screen.queryByRole('button', { name: draft.undo })).toBeNull()
    await expectEmptyForm(screen)
  })
})

describe('an application that another tab has sent', () => {
  test.each([
    ['is not reported if it is another', completeDraft, '04BE11D0', false],
    ['is reported, with all else kept', completeDraft, '7F3A92C1', true],
    [
      'is not reported to a draft without a document',
      { ...completeDraft, gst_pdf: null },
      '',
      false,
    ],
  ])('%s', (_what, shown, reference, isReported) => {
    const store = watched(hasSaved(shown, receipt.at))
    render(<Empty draftStorage={store} />)
    act(() => store.listener().onSentElsewhere(reference))
    expect(screen.queryByText(draft.sentElsewhere) !== null).toBe(isReported)
  })

  test('and that is corrected here can be sent again, on purpose', async () => {
    await play(all.SentElsewhereDiffers)
    await press(draft.sendCorrection)
    await screen.findByText(success.heading)
    const { mock } = all.SentElsewhereDiffers.args.sendApplication as ReturnType<typeof sends>
    expect(mock.calls).toEqual([
      [
        expect.objectContaining({ email: 'asha.menon@example.com' }),
        { reference: '7F3A92C1', again: true },
      ],
    ])
  })

  test('needs nothing more where it is the same here, until another document makes it another', async () => {
    render(<SentElsewhere receiptStorage={hasSent(receipt)} />)
    expect(screen.getByText(draft.sentElsewhereDetail)).toBeVisible()
    expect(screen.queryByRole('button', { name: draft.sendCorrection })).toBeNull()
    await press(form.documents.gst_pdf.remove)
    expect(screen.queryByText(draft.sentElsewhereDetail)).toBeNull()
  })
})

describe('text that is typed before hydration', () => {
  interface Before {
    typed?: Partial<Record<TextName, string>>
    /** What the browser has restored by itself. */
    restored?: Partial<Record<TextName, string>>
    focused?: TextName
  }
  const values = (texts: object) => Object.entries(texts) as [TextName, string][]

  // As the page does: its source, in a script element.
  beforeAll(() => {
    const text = `(${noteTyping})()`
    document.body.append(Object.assign(document.createElement('script'), { text }))
  })

  /** Types into the static HTML, then hydrates it. */
  function hydrate({ typed = {}, restored = {}, focused }: Before, store: DraftStorage): void {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Empty draftStorage={store} />)
    for (const [field, text] of values(restored)) input(field).value = text
    for (const [field, value] of values(typed)) fireEvent.input(input(field), { target: { value } })
    if (focused) input(focused).focus()
    render(<Empty draftStorage={store} />, { container, hydrate: true })
  }

  test('is kept', async () => {
    const store = watched(savesNothing)
    const typed = { company_name: 'Sunrise', company_address: '12 MG Road\nBengaluru' }
    hydrate({ typed }, store)
    for (const [field, text] of values({ ...typed, phone: '' })) {
      expect(input(field)).toHaveValue(text)
    }
    expect(store.save).toHaveBeenLastCalledWith({ ...emptyDraft, ...typed })
    expect(screen.queryByText(draft.restored)).toBeNull()
  })

  test('replaces that of a saved draft, whose other fields are restored', () => {
    const store = watched()
    hydrate({ typed: { phone: '+65 1' } }, store)
    expect(store.save).toHaveBeenLastCalledWith({ ...completeDraft, phone: '+65 1' })
    expect(screen.getByText('gst_pdf.pdf')).toBeVisible()
  })

  test.each([
    ['the saved draft, which is newer', hasSaved(completeDraft, 1), completeDraft],
    ['nothing, since the application was sent or cleared', savesNothing, emptyDraft],
  ])('and that the browser has restored by itself gives way to %s', (_what, store, expected) => {
    hydrate({ restored: { company_name: 'Old', phone: '1' }, typed: { email: 'a@b.co' } }, store)
    expect(input('company_name')).toHaveValue(expected.company_name)
    expect(input('phone')).toHaveValue(expected.phone)
    expect(input('email')).toHaveValue('a@b.co')
  })

  test.each([
    ['in capitals', undefined, '07ABC'],
    ['as it is while the field has the focus, so that typing goes on', 'gst_number', '07abc'],
  ] as const)('is a GST number %s', (_how, focused, expected) => {
    hydrate({ typed: { gst_number: '07abc', company_name: 'abc' }, focused }, savesNothing)
    expect(input('gst_number')).toHaveValue(expected)
    expect(input('company_name')).toHaveValue('abc')
  })
})

describe('the receipt of what was sent', () => {
  const { email, phone } = siteContent.contact
  const unconfirmed = fill(success.unconfirmed, { email, phone })

  async function send(receiptStorage = hasSent(), outcome: SendOutcome = { ok: true }) {
    render(<Restored receiptStorage={receiptStorage} sendApplication={sends(outcome)} />)
    await submit(screen)
    await screen.findByText(success.heading)
  }

  test('is kept, and can be removed at once: then nothing says that it is there', async () => {
    const store = hasSent()
    await send(store)
    expect(store.load()).toMatchObject([{ reference: '7F3A92C1', unconfirmed: false }])
    expect(screen.getByText(success.kept)).toBeVisible()
    expect(screen.queryByText(unconfirmed)).toBeNull()
    await press(success.remove)
    expect(store.load()).toEqual([])
    expect(screen.queryByText(success.heading)).toBeNull()
    expect(earlier()).toBeNull()
    expect(heading()).toHaveFocus()
  })

  test('that was not confirmed by the e-mail service says so, and keeps that', async () => {
    const store = hasSent()
    await send(store, { ok: true, unconfirmed: true })
    expect(screen.getByText(unconfirmed)).toBeVisible()
    expect(store.load()).toMatchObject([{ unconfirmed: true }])
  })

  test('that another tab removes is gone here, with its message', async () => {
    const store = hasSent({ ...receipt, reference: '04BE11D0' })
    const watch = jest.fn((_onChange: () => void) => () => undefined)
    await send({ ...store, watch })
    const [sent, before] = store.load() as [Receipt, Receipt]
    for (const [removed, isShown] of [
      [before, true],
      [sent, false],
    ] as const) {
      store.remove(removed)
      act(() => watch.mock.lastCall?.[0]())
      expect(screen.queryByText(success.heading) !== null).toBe(isShown)
    }
    expect(earlier()).toBeNull()
  })

  test('is not said to be kept where it is not', async () => {
    await send(hasSentNothing)
    expect(screen.queryByText(success.kept)).toBeNull()
    expect(screen.queryByRole('button', { name: success.remove })).toBeNull()
  })

  test('is there once, and stays above the form after the next submit', async () => {
    await send()
    expect(earlier()).toBeNull()
    await submit(screen)
    await screen.findByText(form.problem.heading)
    expect(earlier()).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('is there on the next visit, announced to nobody', () => {
    render(<SentBefore receiptStorage={hasSent(receipt)} />)
    expect(earlier()).toBeVisible()
    expect(status()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body).toHaveFocus()
  })

  test('comes before the message about a restored draft, which stays the only message', async () => {
    await play(all.SentBeforeAndRestored)
    expect(status()).toHaveLength(1)
    const order = earlier()?.compareDocumentPosition(screen.getByText(draft.restored))
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(earlier() as HTMLElement)
    await press(success.remove)
    expect(screen.getByText(draft.restored)).toBeVisible()
  })

  test('is one of several, even of the same moment: each is there, and one is removed', async () => {
    const error = jest.spyOn(console, 'error')
    render(<SentBefore receiptStorage={hasSent({ ...receipt, reference: '04BE11D0' }, receipt)} />)
    expect(error).not.toHaveBeenCalled()
    const [first] = screen.getAllByText(/^You sent an application on /)
    await act(async () => first?.click())
    expect(await screen.findByText('04BE11D0')).toBeVisible()
    await press(success.remove)
    expect(screen.getAllByText(/^You sent an application on /)).toHaveLength(1)
    expect(screen.queryByText('04BE11D0')).toBeNull()
    expect(heading()).toHaveFocus()
  })
})
