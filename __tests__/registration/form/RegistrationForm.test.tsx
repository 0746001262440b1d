import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
// The stories use the same user-event: with two on one page, React misses what is typed.
import { clearAllMocks, fn, userEvent } from 'storybook/test'
import { fill } from '../../../src/content/fill'
import { noteTyping } from '../../../src/registration/form/domHooks'
import {
  type DocumentName,
  documentNames,
  emptyDraft,
  type TextName,
  textFields,
  textNames,
  type UploadedDocument,
} from '../../../src/registration/rules/fields'
import type {
  FindDocument,
  LoadRules,
  SendApplication,
  UploadDocument,
  UploadRequest,
} from '../../../src/registration/rules/ports'
import * as stories from '../../../stories/registration/form/RegistrationForm.stories'
import { siteContent } from '../../../stories/support/content'
import {
  chooseFile,
  completeDraft,
  documentIsThere,
  fillInTexts,
  form,
  hasSaved,
  never,
  pdf,
  savesNothing,
  sends,
  submitButton,
  uploadBoth,
  uploadSucceeds,
  uploads,
  validTexts,
} from '../../../stories/support/registration'
import { applicationFields } from '../../../tools/sandbox/application'
import { composeStories } from '../../support/stories'

const all = composeStories(stories)
const { Empty, SentEmpty, Filled, Refused, NoAnswer, TimedOut, Unconfigured, Sent } = all
const { contact } = siteContent

const gstMessage = 'Please enter a valid GST Number (15 characters, e.g., 07ABCDE1234F1Z5).'
const documentsMessage = 'Please upload both GST and PAN PDF documents.'

const input = (field: TextName) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: form.fields[field].label })
const isMarkedInvalid = (field: TextName) => input(field).getAttribute('aria-invalid') === 'true'
const textsInPlace = () => {
  const inputs = screen.getAllByRole<HTMLInputElement>('textbox')
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
}
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)
const documentsInPlace = () =>
  documentNames.filter((field) => buttons().includes(form.documents[field].remove))
const submit = () => userEvent.click(submitButton(screen))
const message = () => screen.findByRole('alert')

/** Renders a story and runs its play function. */
async function play(Story: typeof Empty): Promise<void> {
  const { container } = render(<Story />)
  await Story.play?.({ canvasElement: container, canvas: within(container) })
}

/** Renders the form with everything filled in; `texts` replace the valid ones. */
async function renderFilled(
  props: Partial<typeof Empty.args> = {},
  texts: Partial<typeof validTexts> = {},
): Promise<void> {
  render(<Empty {...props} />)
  await fillInTexts(screen, { ...validTexts, ...texts })
  await uploadBoth(screen)
}

// The whole form is slow on a busy machine.
configure({ asyncUtilTimeout: 5000 })

beforeEach(clearAllMocks)

const autofill: Record<TextName, string> = {
  company_name: 'organization',
  your_name: 'name',
  email: 'email',
  phone: 'tel',
  gst_number: 'off',
  company_address: 'street-address',
}

describe('the fields', () => {
  test('have the names of the application, in its order', () => {
    render(<Empty />)
    const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))
    expect(names).toEqual(applicationFields.filter((name) => !name.endsWith('_url')))
  })

  test('have labels and are required', () => {
    render(<Empty />)
    for (const field of textNames) expect(input(field)).toBeRequired()
  })

  test('have autofill tokens', () => {
    render(<Empty />)
    const tokens = textNames.map((field) => [field, input(field).autocomplete])
    expect(Object.fromEntries(tokens)).toEqual(autofill)
  })

  test.each<[TextName, (string | null)[]]>([
    ['company_name', ['text', null, 'words', null]],
    ['your_name', ['text', null, 'words', null]],
    ['email', ['email', 'email', 'none', null]],
    ['phone', ['tel', 'tel', null, null]],
    ['gst_number', ['text', null, 'characters', 'false']],
    ['company_address', [null, null, 'words', null]],
  ])('have the keyboard that fits: %s', (field, expected) => {
    render(<Empty />)
    const hints = ['type', 'inputmode', 'autocapitalize', 'spellcheck']
    expect(hints.map((hint) => input(field).getAttribute(hint))).toEqual(expected)
  })

  test('label the Enter key of a touch keyboard', () => {
    render(<Empty />)
    for (const field of textNames) {
      const several = textFields[field].kind === 'lines'
      expect(input(field)).toHaveAttribute('enterkeyhint', several ? 'enter' : 'next')
    }
  })

  test('the address may have several lines', async () => {
    render(<Empty />)
    await userEvent.type(input('company_address'), 'MG{Enter}Road')
    expect(input('company_address')).toHaveValue('MG\nRoad')
  })
})

describe('the buttons', () => {
  test('of the empty form have these names', () => {
    render(<Empty />)
    expect(buttons()).toEqual(['Upload GST PDF', 'Upload PAN PDF', 'Submit application'])
  })

  test('of the filled form have these names', async () => {
    await play(Filled)
    expect(buttons()).toEqual([
      'Upload GST PDF',
      'Remove GST PDF',
      'Upload PAN PDF',
      'Remove PAN PDF',
      'Submit application',
      'Clear form',
    ])
  })

  test('hovering over the documents prefetches what an upload needs', async () => {
    const prepareUpload = fn()
    render(<Empty prepareUpload={prepareUpload} />)
    await userEvent.hover(screen.getByRole('button', { name: 'Upload PAN PDF' }))
    expect(prepareUpload).toHaveBeenCalled()
  })

  test('removing a document keeps the other one', async () => {
    await play(Filled)
    await userEvent.click(screen.getByRole('button', { name: 'Remove GST PDF' }))
    expect(documentsInPlace()).toEqual(['pan_pdf'])
  })
})

describe('the GST number', () => {
  test('shows in capitals, but stays as it is typed until the field is left', async () => {
    render(<Empty />)
    await userEvent.type(input('gst_number'), '07abcde1234f1z5')
    expect(input('gst_number')).toHaveStyle({ textTransform: 'uppercase' })
    expect(input('gst_number')).toHaveValue('07abcde1234f1z5')
    await userEvent.tab()
    expect(input('gst_number')).toHaveValue('07ABCDE1234F1Z5')
  })

  test('is in capitals when the field is left, whatever is put into it', () => {
    render(<Empty />)
    const field = input('gst_number')
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
        fireEvent.change(field, { target: { value: text } })
        fireEvent.blur(field)
        expect(field.value).toBe(text.toUpperCase())
      }),
      { examples: [['07abcde1234f1z5'], ['istanbul, straße']] },
    )
  })

  test('is sent and recorded in capitals, though the field was not left', async () => {
    const sendApplication = sends({ ok: true })
    await renderFilled({ sendApplication }, { gst_number: '07abcde1234f1z5' })
    await submit()
    await message()
    expect(sendApplication.mock.lastCall?.[0].gst_number).toBe('07ABCDE1234F1Z5')
    expect(screen.getByText('07ABCDE1234F1Z5')).toBeVisible()
  })

  test('is the only field whose characters change', async () => {
    render(<Empty />)
    await userEvent.type(input('company_name'), 'Sun')
    await userEvent.tab()
    expect(input('company_name')).toHaveValue('Sun')
    expect(input('company_name')).not.toHaveStyle({ textTransform: 'uppercase' })
  })
})

describe('a person who looks like a bot', () => {
  const confirm = () => screen.findByRole('button', { name: form.person.confirm })

  test('is asked, with the focus on the question, and nothing is lost', async () => {
    await play(all.Unconfirmed)
    expect(screen.getByText(form.person.heading).closest('[tabindex]')).toHaveFocus()
    expect(textsInPlace()).toEqual(validTexts)
    expect(screen.queryByText(form.success.heading)).toBeNull()
  })

  test('sends with one more press, once', async () => {
    const sendApplication = sends({ ok: true })
    await renderFilled({ sendApplication, isAutomated: ({ handled }) => !handled })
    await submit()
    await userEvent.dblClick(await confirm())
    expect(await message()).toHaveTextContent(form.success.heading)
    expect(sendApplication).toHaveBeenCalledTimes(1)
  })

  test('is asked once only, though sending fails', async () => {
    const sendApplication = sends({ ok: false, reason: 'refused', text: 'No.' })
    await renderFilled({ sendApplication, isAutomated: ({ handled }) => !handled })
    await submit()
    await userEvent.click(await confirm())
    await userEvent.click(await screen.findByRole('button', { name: form.failure.tryAgain }))
    await waitFor(() => expect(sendApplication).toHaveBeenCalledTimes(2))
    expect(screen.queryByText(form.person.heading)).toBeNull()
  })
})

describe('what is changed while the application is being sent', () => {
  /** Sends a filled form, changes something before the answer comes, and lets it come. */
  async function changeWhileSending(
    change: () => Promise<unknown>,
    start: () => Promise<unknown> = submit,
    props: Partial<typeof Empty.args> = {},
  ): Promise<void> {
    let answer = () => {}
    const sendApplication: SendApplication = () =>
      new Promise((resolve) => {
        answer = () => resolve({ ok: true })
      })
    await renderFilled({ ...props, sendApplication: fn(sendApplication) })
    await start()
    await screen.findByRole('button', { name: form.submitting })
    await change()
    answer()
    await screen.findByText(form.success.heading)
  }

  test('is kept, and said, and the receipt shows what was sent', async () => {
    await changeWhileSending(() => userEvent.type(input('phone'), ' ext. 7'))
    expect(textsInPlace()).toMatchObject({ phone: `${validTexts.phone} ext. 7`, email: '' })
    expect(screen.getByText(form.success.unsent)).toBeVisible()
    expect(screen.getByText(validTexts.phone)).toBeVisible()
  })

  test('a GST number that becomes capitals is no change', async () => {
    const gst = () => input('gst_number')
    await changeWhileSending(
      () => userEvent.tab(),
      async () => {
        await userEvent.clear(gst())
        await userEvent.type(gst(), `${validTexts.gst_number.toLowerCase()}{Enter}`)
      },
    )
    expect(gst()).toHaveValue('')
    expect(screen.queryByText(form.success.unsent)).toBeNull()
  })

  test('a document that is being uploaded goes on', async () => {
    const uploadDocument = fn<UploadDocument>(uploadSucceeds)
    await changeWhileSending(
      async () => {
        uploadDocument.mockImplementation(never)
        await chooseFile(screen, 'pan_pdf', pdf('pan-new.pdf'))
        await screen.findByText(/pan-new\.pdf/)
      },
      submit,
      { uploadDocument },
    )
    expect(screen.getByText(/pan-new\.pdf/)).toBeVisible()
    expect(screen.getByText(form.success.unsent)).toBeVisible()
  })

  test('is not mentioned where there is nothing', async () => {
    await changeWhileSending(async () => undefined)
    expect(new Set(Object.values(textsInPlace()))).toEqual(new Set(['']))
    expect(screen.queryByText(form.success.unsent)).toBeNull()
  })
})

describe('nothing is sent', () => {
  const wrongTexts: [string, Partial<typeof validTexts>, string?][] = [
    ...textNames.map((field): [string, Partial<typeof validTexts>] => [
      `without ${field}`,
      { [field]: '' },
    ]),
    ['with a name of blanks', { your_name: '   ' }],
    ['with a GST number that breaks the rule', { gst_number: '07ABCDE1234F1Y5' }],
    [
      'with an e-mail address that cannot be right',
      { email: 'asha' },
      form.fields.email.invalid ?? '',
    ],
    ['with a phone number that is too short', { phone: '123' }],
    ['with a name that is too long', { company_name: 'a'.repeat(201) }],
  ]
  test.each(wrongTexts)('%s', async (_what, texts, expected = form.problem.heading) => {
    const sendApplication = sends({ ok: true })
    await renderFilled({ sendApplication }, texts)
    await submit()
    expect(await message()).toHaveTextContent(expected)
    expect(sendApplication).not.toHaveBeenCalled()
  })

  test.each<[string, DocumentName[]]>([
    ['without documents', []],
    ['without the PAN card', ['gst_pdf']],
    ['without the GST certificate', ['pan_pdf']],
  ])('%s', async (_what, documents) => {
    const sendApplication = sends({ ok: true })
    render(<Empty sendApplication={sendApplication} />)
    await fillInTexts(screen)
    for (const field of documents) await chooseFile(screen, field, pdf('a.pdf'))
    await waitFor(() => expect(documentsInPlace()).toEqual(documents))
    await submit()
    expect(await message()).toHaveTextContent(documentsMessage)
    expect(sendApplication).not.toHaveBeenCalled()
  })

  test('while a document is uploading, and the form says to wait', async () => {
    const sendApplication = sends({ ok: true })
    render(<Empty sendApplication={sendApplication} uploadDocument={fn(never)} />)
    await fillInTexts(screen)
    await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
    await screen.findByText(/gst\.pdf/)
    await submit()
    expect(await message()).toHaveTextContent(form.documents.inProgress)
    expect(sendApplication).not.toHaveBeenCalled()
  })
})

test('the old document is not sent while its replacement is uploading', async () => {
  const sendApplication = sends({ ok: true })
  const uploadDocument = fn<UploadDocument>(uploadSucceeds)
  render(<Empty sendApplication={sendApplication} uploadDocument={uploadDocument} />)
  await fillInTexts(screen)
  await uploadBoth(screen)
  uploadDocument.mockImplementation(never)
  await chooseFile(screen, 'gst_pdf', pdf('gst-new.pdf'))
  await screen.findByText(/gst-new\.pdf/)
  await submit()
  expect(await message()).toHaveTextContent(form.documents.inProgress)
  expect(sendApplication).not.toHaveBeenCalled()
})

test('the message to wait disappears when the document is uploaded', async () => {
  let finish = () => {}
  const uploadDocument: UploadDocument = (request) =>
    new Promise((resolve) => {
      finish = () => uploadSucceeds(request).then(resolve)
    })
  render(<Empty uploadDocument={fn(uploadDocument)} />)
  await fillInTexts(screen)
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  await screen.findByText(/gst\.pdf/)
  await submit()
  expect(await message()).toHaveTextContent(form.documents.inProgress)
  await act(async () => finish())
  await waitFor(() => expect(screen.queryByText(form.documents.inProgress)).toBeNull())
})

test('the message to wait disappears when the upload is cancelled', async () => {
  render(<Empty uploadDocument={fn(never)} />)
  await fillInTexts(screen)
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  await screen.findByText(/gst\.pdf/)
  await submit()
  expect(await message()).toHaveTextContent(form.documents.inProgress)
  await userEvent.click(screen.getByRole('button', { name: form.documents.actions.cancel }))
  await waitFor(() => expect(screen.queryByText(form.documents.inProgress)).toBeNull())
  expect(await message()).toHaveTextContent(documentsMessage)
})

test('the message that documents are missing does not stand beside a file that was chosen', async () => {
  render(<Empty uploadDocument={fn(never)} />)
  await submit()
  await screen.findByRole('alert')
  const field = within(screen.getByRole('group', { name: form.documents.gst_pdf.label }))
  expect(field.getByText(documentsMessage)).toBeVisible()
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  await waitFor(() => expect(field.queryByText(documentsMessage)).toBeNull())
})

test('one upload window is open at a time', async () => {
  const requests: UploadRequest[] = []
  const open: string[] = []
  const uploadDocument: UploadDocument = async (request) => {
    requests.push(request)
    await request.mayOpen()
    open.push(request.field)
    await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
    return { ok: false, reason: 'cancelled', text: '' }
  }
  render(<Empty uploadDocument={fn(uploadDocument)} />)
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  await chooseFile(screen, 'pan_pdf', pdf('pan.pdf'))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(open).toEqual(['gst_pdf'])
  const [cancelGst] = screen.getAllByRole('button', { name: form.documents.actions.cancel })
  await userEvent.click(cancelGst as HTMLElement)
  await waitFor(() => expect(open).toEqual(['gst_pdf', 'pan_pdf']))
})

describe('the documents of an earlier visit', () => {
  const savedAt = Date.UTC(2026, 10, 21, 8, 30)

  test('are asked for once, before they are sent', async () => {
    const findDocument = fn(documentIsThere)
    const sendApplication = sends({ ok: false, reason: 'refused', text: 'No.' })
    const draftStorage = hasSaved(completeDraft, savedAt)
    render(<Empty {...{ findDocument, sendApplication, draftStorage }} />)
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: form.failure.tryAgain }))
    await waitFor(() => expect(sendApplication).toHaveBeenCalledTimes(2))
    expect(findDocument.mock.calls).toEqual([[completeDraft.gst_pdf], [completeDraft.pan_pdf]])
  })

  test('that are gone can be uploaded again, and all else is sent as it was', async () => {
    const sendApplication = sends({ ok: true })
    const findDocument = async ({ size }: UploadedDocument) => (size === 182_000 ? 'gone' : 'there')
    render(
      <Empty
        sendApplication={sendApplication}
        findDocument={fn<FindDocument>(findDocument)}
        draftStorage={hasSaved(completeDraft, savedAt)}
      />,
    )
    await submit()
    const links = within(await message()).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(
      documentNames.map((field) =>
        fill(form.documents.gone, { label: form.documents[field].label }),
      ),
    )
    for (const field of documentNames) await chooseFile(screen, field, pdf(`${field}.pdf`))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await submit()
    expect(await message()).toHaveTextContent(form.success.heading)
    expect(sendApplication.mock.calls[0]?.[0]).toMatchObject(validTexts)
  })

  test('are not asked for if this page has uploaded them', async () => {
    const findDocument = fn(documentIsThere)
    await renderFilled({ findDocument })
    await submit()
    await screen.findByText(form.success.heading)
    expect(findDocument).not.toHaveBeenCalled()
  })
})

describe('the focus is not lost with the button that was pressed', () => {
  test('on trying again to send', async () => {
    const sendApplication = fn<SendApplication>(never)
    sendApplication.mockResolvedValueOnce({ ok: false, reason: 'refused', text: 'No.' })
    await renderFilled({ sendApplication })
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: form.failure.tryAgain }))
    expect(await screen.findByRole('button', { name: form.submitting })).toHaveFocus()
  })

  test('on trying again to upload', async () => {
    const uploadDocument = fn<UploadDocument>(never)
    uploadDocument.mockResolvedValueOnce({ ok: false, reason: 'failed', text: 'No.' })
    render(<Empty uploadDocument={uploadDocument} />)
    await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
    const { actions, gst_pdf } = form.documents
    await userEvent.click(await screen.findByRole('button', { name: actions.tryAgain }))
    expect(screen.getByRole('button', { name: gst_pdf.upload })).toHaveFocus()
  })

  test('on taking back that the form was cleared', async () => {
    await renderFilled()
    await userEvent.click(screen.getByRole('button', { name: form.draft.clear }))
    expect(new Set(Object.values(textsInPlace()))).toEqual(new Set(['']))
    await userEvent.click(screen.getByRole('button', { name: form.draft.undo }))
    expect(input('company_name')).toHaveFocus()
    expect(textsInPlace()).toEqual(validTexts)
    expect(screen.queryByText(form.draft.cleared)).toBeNull()
  })
})

test.each([
  ['a part of the page is missing', true, form.failure.unavailable],
  ['there is no connection', false, form.failure.offline],
])('without the rules nothing is sent: %s', async (_why, isOnline, reason) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const sendApplication = sends({ ok: true })
  const loadRules: LoadRules = async () => undefined
  render(<Empty {...{ sendApplication, loadRules }} />)
  await submit()
  expect(await message()).toHaveTextContent(reason)
  expect(sendApplication).not.toHaveBeenCalled()
  onLine.mockRestore()
})

test('a failed upload is not a second alert after a submit', async () => {
  render(<Empty uploadDocument={uploads({ ok: false, reason: 'failed', text: 'No.' })} />)
  await chooseFile(screen, 'gst_pdf', pdf('gst.pdf'))
  expect(await message()).toHaveTextContent(form.documents.refused)
  await submit()
  await screen.findByText(form.problem.heading)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

describe('a problem', () => {
  const links = async () => within(await message()).getAllByRole('link')

  test('is listed with all others, in the order of the fields, each message once', async () => {
    await play(SentEmpty)
    const messages = (await links()).map((link) => link.textContent)
    expect(messages).toEqual([...textNames.map((f) => form.fields[f].missing), documentsMessage])
  })

  test('of the GST number has exactly the text of the specification', async () => {
    await play(all.InvalidGstNumber)
    expect((await links()).map((link) => link.textContent)).toEqual([gstMessage])
  })

  test('is also shown with its field', async () => {
    await play(SentEmpty)
    for (const field of textNames) {
      const { missing } = form.fields[field]
      expect(isMarkedInvalid(field)).toBe(true)
      expect(input(field)).toHaveAccessibleDescription(expect.stringContaining(missing))
    }
  })

  test('of the documents is read out with both upload buttons', async () => {
    await play(SentEmpty)
    for (const name of ['Upload GST PDF', 'Upload PAN PDF']) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(documentsMessage)
    }
  })

  test('names the field and the limit when a text is too long', async () => {
    await renderFilled({}, { company_name: 'a'.repeat(201) })
    const tooLong = fill(form.tooLong, { label: form.fields.company_name.label, max: 200 })
    expect(input('company_name')).toHaveAccessibleDescription(expect.stringContaining(tooLong))
    await submit()
    expect(await message()).toHaveTextContent(tooLong)
  })

  test('links to its field', async () => {
    await play(SentEmpty)
    await userEvent.click(screen.getByRole('link', { name: gstMessage }))
    expect(input('gst_number')).toHaveFocus()
  })

  test('links to the first missing document', async () => {
    await play(SentEmpty)
    await userEvent.click(screen.getByRole('link', { name: documentsMessage }))
    expect(screen.getByRole('button', { name: 'Upload GST PDF' })).toHaveFocus()
  })

  test('is not shown before the first submit', async () => {
    render(<Empty />)
    await userEvent.type(input('email'), 'asha')
    await userEvent.tab()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(isMarkedInvalid('email')).toBe(false)
  })

  test('disappears from its field as soon as it is corrected', async () => {
    await play(SentEmpty)
    await userEvent.type(input('company_name'), 'S')
    await waitFor(() => expect(isMarkedInvalid('company_name')).toBe(false))
    expect(screen.queryByText(form.fields.company_name.missing)).toBeNull()
    expect(isMarkedInvalid('your_name')).toBe(true)
  })

  test('is no longer on the page once everything is corrected', async () => {
    await play(SentEmpty)
    await act(() => fillInTexts(screen))
    await uploadBoth(screen)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('the error summary', () => {
  test('takes the focus after a submit that failed', async () => {
    await play(SentEmpty)
    await waitFor(async () => expect(await message()).toHaveFocus())
  })

  test('never takes the focus while typing', async () => {
    await play(SentEmpty)
    await userEvent.type(input('email'), 'a@b.co')
    await waitFor(() => expect(isMarkedInvalid('email')).toBe(false))
    expect(input('email')).toHaveFocus()
    expect(input('email')).toHaveValue('a@b.co')
  })

  test('takes the focus again at the next submit, only once', async () => {
    await play(SentEmpty)
    await userEvent.type(input('email'), 'a')
    const focused = jest.fn()
    const summary = await message()
    summary.addEventListener('focus', focused)
    await submit()
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.type(input('your_name'), 'A')
    expect(focused).toHaveBeenCalledTimes(1)
  })
})

describe('sending', () => {
  test('passes on exactly the fields of the specification', async () => {
    const sendApplication = sends({ ok: true })
    await renderFilled({ sendApplication })
    await submit()
    await message()
    expect(sendApplication.mock.calls).toStrictEqual([
      [
        {
          ...validTexts,
          gst_pdf_url: 'https://cdn.example.com/7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01/',
          pan_pdf_url: 'https://cdn.example.com/04be11d0-8a3c-4a52-8f6e-6c5d0b9e7a02/',
        },
        { reference: '7F3A92C1', again: false },
      ],
    ])
  })

  test('a double click sends once', async () => {
    const sendApplication = fn(never)
    await renderFilled({ sendApplication })
    await userEvent.dblClick(submitButton(screen))
    await waitFor(() => expect(sendApplication).toHaveBeenCalled())
    await userEvent.click(screen.getByRole('button', { name: form.submitting }))
    expect(sendApplication).toHaveBeenCalledTimes(1)
  })

  test('Enter twice sends once', async () => {
    const sendApplication = fn(never)
    await renderFilled({ sendApplication })
    await userEvent.type(input('email'), '{Enter}{Enter}')
    await waitFor(() => expect(sendApplication).toHaveBeenCalled())
    await userEvent.keyboard('{Enter}')
    expect(sendApplication).toHaveBeenCalledTimes(1)
  })

  test('a submit without the button sends nothing more', async () => {
    const sendApplication = fn(never)
    await renderFilled({ sendApplication })
    await submit()
    await waitFor(() => expect(sendApplication).toHaveBeenCalled())
    await act(async () => fireEvent.submit(screen.getByRole('form')))
    expect(sendApplication).toHaveBeenCalledTimes(1)
  })

  test('the button says that it is under way and keeps the focus', async () => {
    await play(all.Sending)
    expect(screen.getByRole('button', { name: form.submitting })).toHaveFocus()
  })

  test('that it is under way is read out', async () => {
    await play(all.Sending)
    const regions = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(regions).toContain(form.submitting)
  })
})

describe('what a password manager fills in without an event', () => {
  /** Sets the value as a script does that React does not notice. */
  const fillInSilently = (field: TextName, value: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input(field),
      value,
    )

  test('is taken when the visitor goes to a field', () => {
    const save = jest.fn(() => true)
    render(<Empty draftStorage={{ ...savesNothing, save }} />)
    fillInSilently('email', validTexts.email)
    act(() => input('phone').focus())
    expect(save).toHaveBeenLastCalledWith({ ...emptyDraft, email: validTexts.email })
  })

  test('is kept and sent, even where no field has the focus before', async () => {
    const sendApplication = sends({ ok: true })
    const save = jest.fn(() => true)
    const draftStorage = { ...hasSaved({ ...completeDraft, email: '' }, 1), save }
    render(<Empty {...{ draftStorage, sendApplication }} />)
    fillInSilently('email', validTexts.email)
    fireEvent.submit(screen.getByRole('form'))
    expect(save).toHaveBeenLastCalledWith(completeDraft)
    await screen.findByText(form.success.heading)
    expect(sendApplication.mock.lastCall?.[0]).toMatchObject(validTexts)
  })
})

describe('when sending failed', () => {
  test('the provider’s own text is shown', async () => {
    await play(Refused)
    expect(await message()).toHaveTextContent('Failed to send application: Too Many Requests')
  })

  test('every text is kept', async () => {
    await play(Refused)
    expect(textsInPlace()).toEqual(validTexts)
  })

  test('both documents are kept', async () => {
    await play(Refused)
    expect(documentsInPlace()).toEqual(['gst_pdf', 'pan_pdf'])
  })

  test('the message takes the focus', async () => {
    await play(Refused)
    expect(await message()).toHaveFocus()
  })

  test('it says how to reach a person', async () => {
    await play(Refused)
    expect(await message()).toHaveTextContent(contact.email)
    expect(await message()).toHaveTextContent(contact.phone)
  })

  test('the same application can be sent again at once', async () => {
    const sendApplication = sends({ ok: false, reason: 'noAnswer', text: '' })
    await renderFilled({ sendApplication })
    await submit()
    await message()
    sendApplication.mockResolvedValue({ ok: true })
    await submit()
    await screen.findByText(form.success.heading)
    const [first, second] = sendApplication.mock.calls
    expect(second).toEqual(first)
  })

  test.each([
    ['no answer', NoAnswer, form.failure.noAnswer],
    ['no answer in time', TimedOut, form.failure.timedOut],
    ['no identifiers', Unconfigured, form.failure.unconfigured],
  ])('%s is explained', async (_what, Story, reason) => {
    await play(Story)
    expect(await message()).toHaveTextContent(`Failed to send application: ${reason}`)
  })

  test('a text for developers is not shown to visitors', async () => {
    await play(Unconfigured)
    expect(screen.queryByText(/user ID/)).toBeNull()
  })
})

describe('when the application was sent', () => {
  test('the form says so, and the message takes the focus', async () => {
    await play(Sent)
    expect(await message()).toHaveTextContent('Application sent successfully!')
    expect(await message()).toHaveFocus()
  })

  test('every text field is cleared', async () => {
    await play(Sent)
    expect(new Set(Object.values(textsInPlace()))).toEqual(new Set(['']))
  })

  test('both documents are cleared', async () => {
    await play(Sent)
    expect(documentsInPlace()).toEqual([])
  })

  test('the empty form shows no problems', async () => {
    await play(Sent)
    expect(screen.queryByText(form.problem.heading)).toBeNull()
    expect(isMarkedInvalid('company_name')).toBe(false)
  })

  test('a second application can be sent', async () => {
    const sendApplication = sends({ ok: true })
    await renderFilled({ sendApplication })
    await submit()
    await message()
    await fillInTexts(screen, { ...validTexts, company_name: 'Moonlight Tours' })
    await uploadBoth(screen)
    await submit()
    await waitFor(() => expect(sendApplication).toHaveBeenCalledTimes(2))
    expect(sendApplication.mock.lastCall?.[0].company_name).toBe('Moonlight Tours')
    expect(await message()).toHaveTextContent(form.success.heading)
  })
})

describe('exactly one alert is on the page', () => {
  const { DocumentsMissing, InvalidGstNumber, FileTooLarge, FileNotPdf } = all
  const { UploadWindowUnavailable, UploadUntrusted } = all
  test.each(
    Object.entries({
      ...{ SentEmpty, InvalidGstNumber, DocumentsMissing, FileTooLarge, FileNotPdf },
      ...{ UploadWindowUnavailable, UploadUntrusted },
      ...{ Sent, Refused, NoAnswer, TimedOut, Unconfigured },
    }),
  )('after %s', async (_name, Story) => {
    await play(Story)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('after a failed send and then an invalid change', async () => {
    await play(Refused)
    await act(() => fillInTexts(screen, { email: '' }))
    await waitFor(() => expect(isMarkedInvalid('email')).toBe(true))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('after a failed send and then an invalid submit', async () => {
    await play(Refused)
    await act(() => fillInTexts(screen, { email: '' }))
    await submit()
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
    expect(await message()).toHaveTextContent(form.problem.heading)
  })
})

describe('before hydration', () => {
  /** The static HTML, with what the visitor has typed so far. */
  function staticPage(typed: Partial<typeof validTexts> = {}): HTMLElement {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<Empty />)
    document.body.replaceChildren(page)
    for (const [field, value] of Object.entries(typed)) {
      fireEvent.input(input(field as TextName), { target: { value } })
    }
    return page
  }

  // As the page's own script does.
  beforeAll(noteTyping)

  test('buttons that would do nothing yet are disabled', () => {
    staticPage()
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
  })

  test('they are enabled by hydration', () => {
    render(<Empty />, { container: staticPage(), hydrate: true })
    for (const button of screen.getAllByRole('button')) expect(button).toBeEnabled()
  })

  test('hydration finds the HTML that it expects', () => {
    const error = jest.spyOn(console, 'error')
    render(<Empty />, { container: staticPage(), hydrate: true })
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  test('texts that were typed are kept', () => {
    render(<Empty />, { container: staticPage(validTexts), hydrate: true })
    expect(textsInPlace()).toEqual(validTexts)
  })

  test('texts that were typed are sent', async () => {
    const sendApplication = sends({ ok: true })
    const page = staticPage(validTexts)
    render(<Empty sendApplication={sendApplication} />, { container: page, hydrate: true })
    await uploadBoth(screen)
    await submit()
    await message()
    expect(sendApplication.mock.lastCall?.[0]).toMatchObject(validTexts)
  })

  test('visitors without JavaScript can read how to apply', () => {
    const { email, phone } = contact
    const message = staticPage().querySelector('noscript')
    expect(message).toHaveTextContent(fill(form.noScript, { email, phone }))
  })
})
