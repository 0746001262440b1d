import { fireEvent, render, screen, waitFor } from '@testing-library/react'
// The stories use the same user-event: with two on one page, React misses what is typed.
import { clearAllMocks, userEvent } from 'storybook/test'
import { fill } from '../../../../src/content/fill'
import type { SendOutcome } from '../../../../src/registration/rules/ports'
import * as stories from '../../../../stories/registration/form/RegistrationForm.stories'
import {
  chooseFile,
  expectFilledForm,
  form,
  sends,
  submit,
  uploads,
} from '../../../../stories/support/registration'
import { never, pending, tabWith } from '../../../fixtures/registration/fakePorts'
import { completeDraft, pdf, picture } from '../../../fixtures/registration/samples'
import { composeStories } from '../../../support/stories'

const { Empty } = composeStories(stories)
const { actions, gst_pdf, window: uploadWindow, ...texts } = form.documents

const ofGst = (button: string) => `${button} ${gst_pdf.label}`
const button = (name: string) => screen.queryByRole('button', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const asksBeforeLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
const onePage = fill(texts.waits, { name: `${gst_pdf.label}.pdf (${uploadWindow.onePage})` })

const gstField = () => screen.getByRole('group', { name: gst_pdf.label })

/** Renders the form with what its tab has kept, by default nothing. */
const renderWith = (props: Partial<typeof Empty.args> = {}, draft?: typeof completeDraft) =>
  render(<Empty tabStore={tabWith({ draft })} {...props} />)

/** Drops files on the GST certificate. */
const drop = (...files: File[]) => {
  const target = gstField().closest('[data-drop]')
  fireEvent.drop(target as HTMLElement, { dataTransfer: { types: ['Files'], files } })
}

const expectSaid = (message: string) => waitFor(() => expect(gstField()).toHaveTextContent(message))

/** What waits has its two buttons. */
async function expectWaiting(message: string): Promise<void> {
  await expectSaid(message)
  const start = button(ofGst(actions.start)) ?? button(ofGst(actions.tryAgain))
  expect(start).toBeVisible()
  expect(button(ofGst(actions.cancel))).toBeVisible()
}

beforeEach(clearAllMocks)

test('a page that waits keeps its buttons after a wrong file, and keeps the form from being sent', async () => {
  const sendApplication = sends({ ok: true })
  renderWith({ sendApplication }, completeDraft)
  drop(picture('front.jpg'))
  await expectWaiting(onePage)
  drop(new File(['hello'], 'gst.txt', { type: 'text/plain' }))
  expect(await screen.findByText(texts.notPdf)).toBeVisible()
  await expectWaiting(onePage)
  await submit(screen)
  const unfinished = fill(texts.unfinished, { label: gst_pdf.label })
  expect(await screen.findByRole('link', { name: unfinished })).toBeVisible()
  expect(sendApplication).not.toHaveBeenCalled()
  await press(ofGst(actions.start))
  await waitFor(() => expect(gstField()).not.toHaveTextContent(onePage))
  await submit(screen)
  await waitFor(() => expect(sendApplication).toHaveBeenCalledTimes(1))
})

test('a file whose window was closed waits: it is asked before leaving, until it is cancelled', async () => {
  renderWith({ uploadDocument: uploads({ ok: false, reason: 'cancelled', text: '' }) })
  expect(asksBeforeLeaving()).toBe(false)
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  await expectWaiting(fill(texts.waits, { name: 'gst.pdf' }))
  expect(asksBeforeLeaving()).toBe(true)
  await press(ofGst(actions.cancel))
  await expectSaid(fill(texts.notUploaded, { name: 'gst.pdf' }))
  expect(asksBeforeLeaving()).toBe(false)
  await press(ofGst(form.draft.undo))
  await expectWaiting(fill(texts.waits, { name: 'gst.pdf' }))
})

test('an upload that failed is cleared with the form, and comes back with it', async () => {
  const refused = { ok: false, reason: 'failed', text: 'Request was throttled.' } as const
  renderWith({ uploadDocument: uploads(refused) }, completeDraft)
  await chooseFile(screen, 'gst_pdf', pdf('newer.pdf'))
  await expectWaiting(fill(texts.waits, { name: 'newer.pdf' }))
  await press(form.draft.clear)
  expect(gstField()).not.toHaveTextContent('newer.pdf')
  await press(form.draft.undo)
  await expectFilledForm(screen)
  await expectWaiting(fill(texts.waits, { name: 'newer.pdf' }))
})

test('a file keeps its name in a translated page, whatever is said of it', async () => {
  renderWith({ uploadDocument: uploads({ ok: false, reason: 'failed', text: '' }) })
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  await expectWaiting(fill(texts.waits, { name: 'gst.pdf' }))
  drop(picture('front.jpg'))
  await expectWaiting(onePage)
  const names = ['gst.pdf', 'front.jpg', `${gst_pdf.label}.pdf (${uploadWindow.onePage})`]
  for (const name of names) {
    expect(screen.getByText(name)).toHaveAttribute('translate', 'no')
    expect(screen.getAllByText(name, { exact: false })).toHaveLength(1)
  }
})

test('what waits in an otherwise empty form is cleared, and comes back', async () => {
  renderWith()
  drop(picture('front.jpg'))
  await expectWaiting(onePage)
  await press(form.draft.clear)
  expect(gstField()).not.toHaveTextContent(onePage)
  await press(form.draft.undo)
  await expectWaiting(onePage)
})

test('what waits for the next company is not replaced by what was sent', async () => {
  renderWith({}, completeDraft)
  await submit(screen)
  await screen.findByText(form.success.heading)
  expect(button(form.success.change)).toBeVisible()
  drop(picture('next-company.jpg'))
  await expectWaiting(onePage)
  expect(button(form.success.change)).toBeNull()
  await press(ofGst(actions.cancel))
  expect(button(form.success.change)).toBeVisible()
})

test('an answer that comes late takes nothing that waits', async () => {
  const { promise: late, resolve } = pending<SendOutcome>()
  renderWith(
    { sendApplication: sends({ ok: false, reason: 'timedOut', text: '', late }) },
    completeDraft,
  )
  await submit(screen)
  await screen.findByRole('alert')
  drop(picture('front.jpg'))
  await expectWaiting(onePage)
  resolve({ ok: true })
  await screen.findByText(form.success.heading)
  await expectWaiting(onePage)
})

test('a document that is removed leaves what waits', async () => {
  renderWith({ uploadDocument: never }, completeDraft)
  drop(picture('front.jpg'), picture('back.jpg'))
  const severalPages = fill(uploadWindow.severalPages, { count: 2 })
  const message = fill(texts.waits, { name: `${gst_pdf.label}.pdf (${severalPages})` })
  await expectWaiting(message)
  await press(gst_pdf.remove)
  expect(button(gst_pdf.remove)).toBeNull()
  await expectWaiting(message)
})
