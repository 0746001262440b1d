import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
// The stories use the same user-event: with two on one page, React misses what is typed.
import { fn, userEvent } from 'storybook/test'
import type { RegistrationDraft } from '../../../src/registration/rules/fields'
import type {
  DraftListener,
  SendApplication,
  SendOutcome,
} from '../../../src/registration/rules/ports'
import * as stories from '../../../stories/registration/form/RegistrationForm.stories'
import {
  completeDraft,
  form,
  hasSaved,
  hasSent,
  hasSentNothing,
  receipt,
  savesNothing,
  sendSucceeds,
  sends,
  submitButton,
} from '../../../stories/support/registration'
import { composeStories } from '../../support/stories'

const all = composeStories(stories)
const { Empty, NotKept, Restored, SentBefore, SentBeforeAndRestored } = all
const { SentElsewhere, SentElsewhereDiffers } = all
const { draft, success } = form

const submit = () => userEvent.click(submitButton(screen))
const heading = () => screen.getByRole('heading', { name: form.title })
const earlier = () => screen.queryByText(/^You sent an application on /)
const removeButton = () => screen.findByRole('button', { name: success.remove })
/** The messages of the form; each document also has a status, for what becomes of it. */
const status = () =>
  screen
    .queryAllByRole('status')
    .filter((message) => message.closest('fieldset, [role="group"]') === null)
    .map(({ textContent }) => textContent)
    // A region is there before its message.
    .filter((text) => text !== '')
const company = () => screen.getByRole('textbox', { name: form.fields.company_name.label })

async function play(Story: typeof Empty): Promise<void> {
  const { container } = render(<Story />)
  await Story.play?.({ canvasElement: container, canvas: within(container) })
}

// The whole form is slow on a busy machine.
configure({ asyncUtilTimeout: 5000 })
afterEach(() => jest.restoreAllMocks())

describe('a browser that does not keep the draft', () => {
  test('says so once, not at every key', async () => {
    await play(NotKept)
    await userEvent.type(company(), 'abc')
    expect(status()).toEqual([draft.notKept])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says nothing before there is something to keep', () => {
    render(<NotKept />)
    expect(status()).toEqual([])
  })

  test('says so no longer when it keeps it', async () => {
    const save = jest.fn(() => false)
    render(<Empty draftStorage={{ ...savesNothing, save }} />)
    await userEvent.type(company(), 'a')
    expect(status()).toEqual([draft.notKept])
    save.mockReturnValue(true)
    await userEvent.type(company(), 'b')
    expect(status()).toEqual([])
  })

  test.each([
    [true, draft.offlineDetail],
    [false, draft.offlineNotKept],
  ])('and offline: is it kept? %s: %s', async (isPersisted, detail) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<Empty draftStorage={{ ...savesNothing, save: () => isPersisted }} />)
    await userEvent.type(company(), 'a')
    expect(screen.getByText(detail)).toBeVisible()
  })

  test('does not claim it of a draft that was restored and then changed', async () => {
    const store = { ...hasSaved(completeDraft, receipt.at), save: () => false }
    render(<Empty draftStorage={store} />)
    expect(screen.getByText(/only in this browser/)).toBeVisible()
    await userEvent.type(company(), 'a')
    expect(screen.queryByText(/only in this browser/)).toBeNull()
    expect(screen.getByText(draft.restored)).toBeVisible()
  })
})

describe('a press of the submit button', () => {
  /** A store with the complete draft, and the calls to it and to the service in their order. */
  function watched() {
    const calls: string[] = []
    const draftStorage = {
      ...hasSaved(completeDraft, receipt.at),
      save: (kept: RegistrationDraft) => {
        calls.push(`save ${kept.company_name}`)
        return true
      },
      forget: ({ company_name }: RegistrationDraft) => void calls.push(`forget ${company_name}`),
    }
    const sendApplication = fn<SendApplication>(async (...args) => {
      calls.push('send')
      return sendSucceeds(...args)
    })
    return { calls, draftStorage, sendApplication }
  }

  test('keeps the draft again before it is sent, and forgets it after', async () => {
    const { calls, ...props } = watched()
    render(<Empty {...props} />)
    await submit()
    await screen.findByText(success.heading)
    await waitFor(() => expect(calls).toHaveLength(4))
    const { company_name } = completeDraft
    expect(calls).toEqual([`save ${company_name}`, 'send', `forget ${company_name}`, 'save '])
  })

  test('forgets nothing where it was not sent', async () => {
    const { calls, draftStorage } = watched()
    const sendApplication = sends({ ok: false, reason: 'noAnswer', text: '' })
    render(<Empty draftStorage={draftStorage} sendApplication={sendApplication} />)
    await submit()
    await screen.findByText(new RegExp(form.failure.noAnswer))
    expect(calls).toEqual([`save ${completeDraft.company_name}`])
  })

  test('does not keep again what another tab has sent', async () => {
    const save = jest.fn(() => true)
    const sendApplication = sends({ ok: false, reason: 'alreadySent', text: '', at: 1 })
    const { draftStorage = savesNothing } = SentElsewhere.args
    render(
      <SentElsewhere draftStorage={{ ...draftStorage, save }} sendApplication={sendApplication} />,
    )
    await submit()
    await screen.findByText(/Nothing was sent again/)
    expect(save).not.toHaveBeenCalled()
  })
})

describe('a page that the visitor comes back to, as the browser has kept it', () => {
  /** Renders the form with a complete draft; the test calls the listener. */
  function renderLeft() {
    const watch = jest.fn((_listener: DraftListener) => () => undefined)
    render(<Empty draftStorage={{ ...hasSaved(completeDraft, receipt.at), watch }} />)
    const comeBack: DraftListener['onReturn'] = (kept) =>
      act(() => watch.mock.lastCall?.[0].onReturn(kept))
    return comeBack
  }

  test('shows what its tab keeps now', () => {
    const comeBack = renderLeft()
    comeBack({ draft: { ...completeDraft, company_name: 'Moonlight' }, at: receipt.at })
    expect(company()).toHaveValue('Moonlight')
    expect(screen.getByText(draft.restored)).toBeVisible()
  })

  test('is empty, without a message, where its tab keeps nothing any more', () => {
    const comeBack = renderLeft()
    comeBack(undefined)
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('')
    expect(screen.queryByRole('button', { name: form.documents.gst_pdf.remove })).toBeNull()
    expect(status()).toEqual([])
  })

  test('offers no undo of what was cleared before it was left', async () => {
    const comeBack = renderLeft()
    await userEvent.click(screen.getByRole('button', { name: draft.clear }))
    comeBack(undefined)
    expect(screen.queryByRole('button', { name: draft.undo })).toBeNull()
    expect(company()).toHaveValue('')
  })
})

describe('an application that another tab has sent', () => {
  test('and that is corrected here can be sent again, on purpose', async () => {
    const sendApplication = sends({ ok: true })
    const { container } = render(<SentElsewhereDiffers sendApplication={sendApplication} />)
    await SentElsewhereDiffers.play?.({ canvasElement: container, canvas: within(container) })
    await userEvent.click(screen.getByRole('button', { name: draft.sendCorrection }))
    await screen.findByText(success.heading)
    expect(sendApplication.mock.calls).toEqual([
      [
        expect.objectContaining({ email: 'asha.menon@example.com' }),
        { reference: '7F3A92C1', again: true },
      ],
    ])
  })

  test('needs nothing more where it is the same here', () => {
    render(<SentElsewhere receiptStorage={hasSent(receipt)} />)
    expect(screen.getByText(draft.sentElsewhereDetail)).toBeVisible()
    expect(screen.queryByRole('button', { name: draft.sendCorrection })).toBeNull()
  })
})

describe('the receipt of what was sent', () => {
  async function send(
    receiptStorage = hasSent(),
    outcome: SendOutcome = { ok: true },
  ): Promise<void> {
    render(<Restored receiptStorage={receiptStorage} sendApplication={sends(outcome)} />)
    await submit()
    await screen.findByText(success.heading)
  }

  test('is kept, and can be removed at once: then nothing says that it is there', async () => {
    const store = hasSent()
    await send(store)
    expect(store.load()).toMatchObject([{ reference: '7F3A92C1' }])
    await userEvent.click(await removeButton())
    expect(store.load()).toEqual([])
    expect(screen.queryByText(success.heading)).toBeNull()
    expect(earlier()).toBeNull()
    expect(heading()).toHaveFocus()
  })

  test('says if the e-mail service did not confirm it, and keeps that', async () => {
    const store = hasSent()
    await send(store, { ok: true, unconfirmed: true })
    expect(
      screen.getByText(/^The e-mail service did not give its usual confirmation/),
    ).toBeVisible()
    expect(store.load()).toMatchObject([{ unconfirmed: true }])
  })

  test('that another tab removes is gone here, with its message', async () => {
    const store = hasSent()
    const watch = jest.fn((_onChange: () => void) => () => undefined)
    await send({ ...store, watch })
    for (const receipt of store.load()) store.remove(receipt)
    act(() => watch.mock.lastCall?.[0]())
    expect(screen.queryByText(success.heading)).toBeNull()
    expect(earlier()).toBeNull()
  })

  test('is not said to be kept where it is not', async () => {
    await send(hasSentNothing)
    expect(screen.queryByText(/only in this browser/)).toBeNull()
    expect(screen.queryByRole('button', { name: success.remove })).toBeNull()
  })

  test('is there once, and stays above the form after the next submit', async () => {
    await send()
    expect(earlier()).toBeNull()
    await submit()
    await screen.findByText(form.problem.heading)
    expect(earlier()).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('is there on the next visit, announced to nobody and without the focus', async () => {
    await play(SentBefore)
    expect(status()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body).toHaveFocus()
  })

  test('opens on the next visit, with a button that removes it', async () => {
    render(<SentBefore receiptStorage={hasSent(receipt)} />)
    await userEvent.click(earlier() as HTMLElement)
    const region = await screen.findByRole('region', { name: success.summary })
    expect(within(region).getByText('pan_pdf.pdf')).toBeVisible()
    await userEvent.click(await removeButton())
    expect(earlier()).toBeNull()
    expect(heading()).toHaveFocus()
  })

  test('comes before the message about a restored draft, which stays the only message', async () => {
    await play(SentBeforeAndRestored)
    expect(status()).toHaveLength(1)
    const restored = screen.getByText(draft.restored)
    const order = earlier()?.compareDocumentPosition(restored)
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('is one of several: each is there, and one is removed', async () => {
    const error = jest.spyOn(console, 'error')
    const other = { ...receipt, reference: '04BE11D0' }
    render(<SentBefore receiptStorage={hasSent(other, receipt)} />)
    // Two that were sent at the same moment are two.
    expect(error).not.toHaveBeenCalled()
    const [first] = screen.getAllByText(/^You sent an application on /)
    await act(async () => first?.click())
    expect(await screen.findByText('04BE11D0')).toBeVisible()
    await userEvent.click(await removeButton())
    expect(screen.getAllByText(/^You sent an application on /)).toHaveLength(1)
    expect(screen.queryByText('04BE11D0')).toBeNull()
  })
})
