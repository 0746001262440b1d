import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
// The stories use the same user-event: with two on one page, React misses what is typed.
import { clearAllMocks, fn, userEvent } from 'storybook/test'
import { fill } from '../../../../src/content/fill'
import { toApplication } from '../../../../src/registration/rules/application'
import {
  documentNames,
  eachText,
  type TextName,
  textNames,
} from '../../../../src/registration/rules/fields'
import type {
  FindDocument,
  SendApplication,
  UploadDocument,
  UploadOutcome,
} from '../../../../src/registration/rules/ports'
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
  submitButton,
  textField,
  uploads,
} from '../../../../stories/support/registration'
import { keepsNothing, never, pending, tabWith } from '../../../fixtures/registration/fakePorts'
import { completeDraft, pdf } from '../../../fixtures/registration/samples'
import { composeStories, play } from '../../../support/stories'

const all = composeStories(stories)
const { Empty } = all
const { actions } = form.documents

const input = (field: TextName) => textField(screen, field)
const isMarked = (field: TextName) => input(field).getAttribute('aria-invalid') === 'true'
const button = (name: string) => screen.getByRole('button', { name })
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
/** The only alert. */
const message = () => screen.findByRole('alert')
const links = async () =>
  within(await message())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
/** Both documents have buttons of this text. */
const ofGst = (button: string) => `${button} ${form.documents.gst_pdf.label}`
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const asksBeforeLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
const isSent = () => screen.findByText(form.success.heading)

/** Renders the form with everything filled in, as its tab has kept it. */
const renderFilled = (props: Partial<typeof Empty.args> = {}, changes: object = {}) =>
  render(<Empty tabStore={tabWith({ draft: { ...completeDraft, ...changes } })} {...props} />)

beforeEach(clearAllMocks)
beforeEach(() => {
  document.title = 'Become our travel partner'
})

describe('the empty form', () => {
  test('has the autofill and the keyboard that fit each field', () => {
    render(<Empty />)
    const hints = ['autocomplete', 'type', 'inputmode', 'autocapitalize', 'spellcheck']
    const hintsOf = (field: TextName) =>
      [...hints, 'enterkeyhint'].map((hint) => input(field).getAttribute(hint))
    expect(eachText(hintsOf)).toMatchObject({
      company_name: ['organization', 'text', null, 'words', 'false', null],
      your_name: ['name', 'text', null, 'words', 'false', null],
      email: ['email', 'email', 'email', 'none', 'false', null],
      phone: ['tel', 'tel', 'tel', null, 'false', null],
      gst_number: ['off', 'text', null, 'characters', 'false', null],
      company_address: ['street-address', null, null, 'words', 'false', 'enter'],
    })
    for (const field of textNames) {
      expect(input(field)).toBeRequired()
      expect(input(field)).toHaveAccessibleDescription(form.fields[field].hint ?? '')
    }
  })

  test('reads a GST number back once it is complete, politely and with its field', async () => {
    render(<Empty />)
    const status = input('gst_number').closest('[data-field]')?.querySelector('[role=status]')
    await fillInTexts(screen, { gst_number: '07abcde1234f1z' })
    expect(status).toBeEmptyDOMElement()
    expect(input('gst_number')).toHaveAccessibleDescription(form.fields.gst_number.hint ?? '')
    await fillInTexts(screen, { gst_number: '07abcde1234f1z5' })
    expect(status).toHaveTextContent(/^Delhi · PAN ABCDE1234F$/)
    expect(input('gst_number')).toHaveAccessibleDescription(/ Delhi · PAN ABCDE1234F$/)
    expect(isMarked('gst_number')).toBe(false)
  })

  test('shows no problem before the first submit', async () => {
    render(<Empty />)
    await userEvent.type(input('email'), 'a')
    await userEvent.tab()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(isMarked('email')).toBe(false)
  })

  test('prefetches rules at a field, the upload at its buttons', async () => {
    const prepareUpload = fn()
    const loadRules = fn(never)
    render(<Empty {...{ prepareUpload, loadRules }} />)
    expect(loadRules).not.toHaveBeenCalled()
    for (const name of ['Upload GST PDF', 'Upload PAN PDF']) await userEvent.hover(button(name))
    expect(prepareUpload).toHaveBeenCalled()
    act(() => input('email').focus())
    expect(loadRules).toHaveBeenCalled()
  })
})

describe('an empty form that is submitted', () => {
  const { missing } = form.documents

  test('lists each problem once, in the order of the fields, and beside its field', async () => {
    await play(all.SentEmpty)
    expect(await links()).toEqual([...textNames.map((f) => form.fields[f].missing), missing])
    for (const field of textNames) {
      const description = expect.stringContaining(form.fields[field].missing)
      expect(input(field)).toHaveAccessibleDescription(description)
      expect(isMarked(field)).toBe(true)
    }
    for (const name of ['Upload GST PDF', 'Upload PAN PDF']) {
      expect(button(name)).toHaveAccessibleDescription(missing)
    }
    await waitFor(async () => expect(await message()).toHaveFocus())
    expect(document.title).toBe(`${form.problem.titlePrefix} Become our travel partner`)
    await userEvent.click(screen.getByRole('link', { name: missing }))
    expect(button('Upload GST PDF')).toHaveFocus()
  })

  test('follows its corrections without taking the focus, until the next submit', async () => {
    renderFilled({}, { your_name: '', email: '' })
    await submit(screen)
    const focused = jest.fn()
    const summary = await message()
    document.title = 'त्रुटि: हमारे यात्रा साझेदार बनें' // As a translator changes it.
    summary.addEventListener('focus', focused)
    act(() => input('email').focus())
    await fillInTexts(screen, { email: 'a@b.co' })
    await waitFor(() => expect(isMarked('email')).toBe(false))
    expect(screen.queryByText(form.fields.email.missing)).toBeNull()
    expect(input('email')).toHaveFocus()
    expect(isMarked('your_name')).toBe(true)
    await submit(screen)
    await waitFor(() => expect(summary).toHaveFocus())
    await fillInTexts(screen, { your_name: 'A' })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(focused).toHaveBeenCalledTimes(1)
    expect(document.title).toBe('Become our travel partner')
  })

  test('does not say beside a file that was chosen since that it is missing', async () => {
    render(<Empty uploadDocument={fn(never)} />)
    await submit(screen)
    await message()
    const field = within(screen.getByRole('group', { name: form.documents.gst_pdf.label }))
    expect(field.getByText(missing)).toBeVisible()
    await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
    await waitFor(() => expect(field.queryByText(missing)).toBeNull())
  })
})

test('a text that is too long is reported before the first submit', () => {
  renderFilled({}, { company_name: 'a'.repeat(201) })
  const tooLong = fill(form.tooLong, { label: form.fields.company_name.label, max: 200 })
  expect(input('company_name')).toHaveAccessibleDescription(expect.stringContaining(tooLong))
})

test('while a document is uploading nothing is sent, not even the one that it replaces', async () => {
  const { inProgress } = form.documents
  const { promise, resolve } = pending<UploadOutcome>()
  const sendApplication = sends({ ok: true })
  renderFilled({ sendApplication, uploadDocument: fn(() => promise) })
  await chooseFile(screen, 'gst_pdf', pdf('gst-new.pdf'))
  await screen.findByText(/gst-new\.pdf/)
  await submit(screen)
  expect(await message()).toHaveTextContent(inProgress)
  const described = expect.stringContaining(inProgress)
  expect(button(form.documents.gst_pdf.upload)).toHaveAccessibleDescription(described)
  expect(sendApplication).not.toHaveBeenCalled()
  await act(async () => resolve({ ok: true, document: completeDraft.gst_pdf }))
  await waitFor(() => expect(screen.queryByText(inProgress)).toBeNull())
})

test('a failed upload is tried again from its button, and is no second alert', async () => {
  const uploadDocument = uploads({ ok: false, reason: 'failed', text: 'No.' })
  render(<Empty uploadDocument={uploadDocument} />)
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  expect(await message()).toHaveTextContent(form.documents.refused)
  const mail = screen.getByRole('link', { name: form.failure.mail })
  expect(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  await submit(screen)
  await screen.findByText(form.problem.heading)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  uploadDocument.mockImplementation(never)
  await press(ofGst(actions.tryAgain))
  expect(button(form.documents.gst_pdf.upload)).toHaveFocus()
})

test('documents that are gone meanwhile can be uploaded again, or come back', async () => {
  const sendApplication = sends({ ok: true })
  const findDocument = fn<FindDocument>(async () => 'gone')
  const url = 'https://cdn.example.com/another1/'
  const document = { ...completeDraft.gst_pdf, id: 'another1', url }
  const uploadDocument = uploads({ ok: true, document })
  renderFilled({ sendApplication, findDocument, uploadDocument })
  const gone = documentNames.map((field) =>
    fill(form.documents.gone, { label: form.documents[field].label }),
  )
  await submit(screen)
  expect(await links()).toEqual(gone)
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  await waitFor(async () => expect(await links()).toEqual(gone.slice(1)))
  findDocument.mockResolvedValue('there')
  await submit(screen)
  await isSent()
  const sent = { ...toApplication(completeDraft), gst_pdf_url: url }
  expect(sendApplication.mock.calls).toEqual([[sent, { again: false }]])
  // At every submit, also those that this page has uploaded.
  expect(findDocument).toHaveBeenCalledTimes(2 * documentNames.length)
})

describe('sending', () => {
  test('happens once, however often it is asked for', async () => {
    const sendApplication = fn(never)
    renderFilled({ sendApplication })
    await userEvent.dblClick(submitButton(screen))
    await press(form.submitting)
    expect(button(form.submitting)).toHaveFocus()
    await userEvent.type(input('email'), '{Enter}{Enter}')
    await act(async () => fireEvent.submit(screen.getByRole('form')))
    expect(sendApplication).toHaveBeenCalledTimes(1)
    expect(input('email')).toHaveFocus()
    const regions = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(regions).toContain(form.submitting)
  })

  test('keeps the form as it is until the answer, and the page from being left unasked', async () => {
    renderFilled({ sendApplication: never })
    await submit(screen)
    await screen.findByRole('button', { name: form.submitting })
    expect(asksBeforeLeaving()).toBe(true)
    expect(buttons()).not.toContain(form.draft.clear)
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly')
    for (const field of documentNames) {
      const { label, remove } = form.documents[field]
      for (const name of [`${actions.replace} ${label}`, remove])
        expect(button(name)).toBeDisabled()
    }
  })

  test('clears the form for the next one, and the message takes the focus', async () => {
    const sendApplication = sends({ ok: true })
    const typed = { gst_number: '07abcde1234f1z5', phone: ` ${completeDraft.phone} ` }
    renderFilled({ sendApplication }, typed)
    await submit(screen)
    expect(await message()).toHaveTextContent('Application sent successfully!')
    expect(await message()).toHaveFocus()
    expect(screen.getByText('07ABCDE1234F1Z5')).toBeVisible()
    expect(screen.queryByText(form.success.changed)).toBeNull()
    expect(document.title).toBe(`${form.success.titlePrefix} Become our travel partner`)
    await expectEmptyForm(screen)
    await userEvent.type(input('email'), 'a')
    expect(isMarked('email')).toBe(false)
    expect(isMarked('company_name')).toBe(false)
    const sent = [toApplication(completeDraft), { again: false }]
    expect(sendApplication.mock.calls).toStrictEqual([sent])
  })

  test('that fails loses nothing, and its button, which disappears, leaves the focus', async () => {
    const sendApplication = fn<SendApplication>(never)
    sendApplication.mockResolvedValueOnce({ ok: false, reason: 'noAnswer', text: '' })
    renderFilled({ sendApplication })
    await submit(screen)
    expect(await message()).toHaveTextContent(/^Failed to send application/)
    expect(await message()).toHaveFocus()
    await expectFilledForm(screen)
    await press(form.failure.sendAgain)
    expect(screen.queryByText(/^Failed to send application/)).toBeNull()
    expect(await screen.findByRole('button', { name: form.submitting })).toHaveFocus()
    const sent = toApplication(completeDraft)
    expect(sendApplication.mock.calls).toEqual([
      [sent, { again: false }],
      [sent, { again: true }],
    ])
  })

  test('anyway is for the GST number that was asked about, and no other', async () => {
    const sendApplication = fn<SendApplication>(never)
    sendApplication.mockResolvedValueOnce({ ok: false, reason: 'noAnswer', text: '' })
    renderFilled({ sendApplication })
    await submit(screen)
    await message()
    await fillInTexts(screen, { gst_number: '27AAPFU0939F1ZV' })
    await press(form.failure.sendAgain)
    await waitFor(() => expect(sendApplication).toHaveBeenCalledTimes(2))
    expect(sendApplication.mock.calls[1]?.[1]).toEqual({ again: false })
  })

  test('anyway is for one attempt that may have arrived: the next Submit asks again', async () => {
    const sendApplication = sends({ ok: false, reason: 'noAnswer', text: '' })
    renderFilled({ sendApplication })
    await submit(screen)
    await press(form.failure.sendAgain)
    await screen.findByRole('button', { name: form.failure.sendAgain })
    await submit(screen)
    await waitFor(() => expect(sendApplication).toHaveBeenCalledTimes(3))
    expect(sendApplication.mock.calls.map(([, { again }]) => again)).toEqual([false, true, false])
  })

  test.each([
    ['a part of the page is missing', true, form.failure.unavailable],
    ['there is no connection', false, form.failure.offline],
  ])('without the rules does not happen: %s', async (_why, isOnline, reason) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const sendApplication = sends({ ok: true })
    render(<Empty {...{ sendApplication, loadRules: async () => undefined }} />)
    await submit(screen)
    expect(await message()).toHaveTextContent(reason)
    expect(sendApplication).not.toHaveBeenCalled()
    onLine.mockRestore()
  })
})

test('asks about an e-mail address that looks misspelt, and takes the other with one press', async () => {
  render(<Empty />)
  await fillInTexts(screen, { email: 'asha@gmial.com' })
  act(() => input('email').focus())
  await userEvent.tab()
  const question = fill(form.emailQuestion, { email: 'asha@gmail.com' })
  await screen.findByText(question)
  expect(input('email')).toHaveAccessibleDescription(expect.stringContaining(question))
  expect(isMarked('email')).toBe(false)
  await press(form.emailUse)
  expect(input('email')).toHaveValue('asha@gmail.com')
  expect(input('email')).toHaveFocus()
  expect(screen.queryByText(question)).toBeNull()
})

test('says that both documents seem to be the same file, and still sends it', async () => {
  const same = { ...completeDraft.pan_pdf, name: 'gst_pdf.pdf' }
  renderFilled({}, { pan_pdf: same })
  expect(await screen.findByText(form.documents.sameFile)).toBeVisible()
  await submit(screen)
  expect(await message()).toHaveTextContent(form.success.heading)
})

test('the button says that the form is being checked', async () => {
  render(<Empty loadRules={never} />)
  await submit(screen)
  expect(button(form.checking)).toHaveAttribute('aria-disabled', 'true')
})

test('clearing the form can be undone, with the focus in the form', async () => {
  renderFilled()
  await press(form.draft.clear)
  expect(screen.getByText(form.draft.cleared).closest('[tabindex]')).toHaveFocus()
  await expectEmptyForm(screen)
  await press(form.draft.undo)
  expect(input('company_name')).toHaveFocus()
  await expectFilledForm(screen)
  expect(screen.queryByText(form.draft.cleared)).toBeNull()
})

test('a form that is cleared starts anew: no message of the last, and none while typing', async () => {
  render(<Empty uploadDocument={fn(never)} />)
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  await fillInTexts(screen, { email: 'a' })
  await submit(screen)
  await screen.findByText(form.problem.heading)
  await press(form.draft.clear)
  expect(screen.queryByText(/gst\.pdf/)).toBeNull()
  await userEvent.type(input('email'), 'a')
  expect(isMarked('email')).toBe(false)
})

test('an empty form that the browser cannot save is left without a question', async () => {
  render(<Empty tabStore={keepsNothing} />)
  await fillInTexts(screen, { email: 'a' })
  expect(asksBeforeLeaving()).toBe(true)
  await fillInTexts(screen, { email: '' })
  expect(asksBeforeLeaving()).toBe(false)
})

test('what was sent, and nobody has corrected yet, is left without a question', async () => {
  renderFilled()
  await submit(screen)
  await press(form.success.change)
  expect(asksBeforeLeaving()).toBe(false)
})

describe('a new file in place of a document', () => {
  const { notReplaced, unfinished, gst_pdf } = form.documents
  const named = (text: string) => fill(text, { label: gst_pdf.label })

  test('that is refused keeps the form from being sent, until the visitor decides', async () => {
    await play(all.NotReplaced)
    expect(await message()).toHaveTextContent(named(notReplaced))
    const { sendApplication } = all.NotReplaced.args
    expect(sendApplication).not.toHaveBeenCalled()
    await press(ofGst(actions.keep))
    await waitFor(() => expect(screen.queryByText(named(notReplaced))).toBeNull())
    await submit(screen)
    await isSent()
    expect(sendApplication).toHaveBeenCalledTimes(1)
  })

  test('that waits for a press does so too, with its own sentence', async () => {
    const uploadDocument: UploadDocument = async ({ mayOpen }) => {
      act(() => input('phone').focus())
      await mayOpen()
      return never()
    }
    renderFilled({ uploadDocument: fn(uploadDocument) })
    await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
    await screen.findByRole('button', { name: ofGst(actions.start) })
    await submit(screen)
    expect(await message()).toHaveTextContent(named(unfinished))
    const described = expect.stringContaining(named(unfinished))
    expect(button(gst_pdf.upload)).toHaveAccessibleDescription(described)
    await press(ofGst(actions.cancel))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('that is two files ends in a sentence', async () => {
    render(<Empty />)
    const group = screen.getByRole('group', { name: gst_pdf.label })
    const field = group.closest('[data-drop]') as HTMLElement
    const files = [pdf('one.pdf'), pdf('two.pdf')]
    fireEvent.drop(field, { dataTransfer: { types: ['Files'], files } })
    expect(await screen.findByText(form.documents.oneFile)).toBeVisible()
  })
})

test('in the static HTML no button is enabled, and hydration finds what it expects', () => {
  const error = jest.spyOn(console, 'error')
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Empty />)
  expect(screen.queryByText(form.draft.offline)).toBeNull()
  for (const found of screen.getAllByRole('button')) expect(found).toBeDisabled()
  const { email, phone } = siteContent.contact
  expect(screen.getByText(fill(form.slow, { email, phone }))).toBeInTheDocument()
  expect(container.querySelector('noscript')).toHaveTextContent(
    fill(form.noScript, { email, phone }),
  )
  render(<Empty />, { container, hydrate: true })
  for (const found of screen.getAllByRole('button')) expect(found).toBeEnabled()
  expect(screen.queryByText(fill(form.slow, { email, phone }))).toBeNull()
  expect(screen.getByText(form.draft.offline)).toBeVisible()
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
  onLine.mockRestore()
})
