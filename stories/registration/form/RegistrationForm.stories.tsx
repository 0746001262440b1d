import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fill } from '../../../src/content/fill'
import type { Signals } from '../../../src/registration/form/botCheck'
import { RegistrationForm } from '../../../src/registration/form/RegistrationForm'
import type {
  FindDocument,
  LoadPictures,
  LoadRules,
  SendApplication,
  UploadDocument,
} from '../../../src/registration/rules/ports'
import { siteContent } from '../../support/content'
import {
  browserWith,
  chooseFile,
  choosePictures,
  completeDraft,
  documentIsThere,
  fillInTexts,
  form,
  hasStored,
  loadPictures,
  loadRules,
  never,
  pdf,
  picture,
  receipt,
  sendSucceeds,
  sends,
  storesNothing,
  submit,
  uploadBoth,
  uploadSucceeds,
  uploads,
} from '../../support/registration'

const meta = {
  component: RegistrationForm,
  args: {
    texts: form,
    contact: siteContent.contact,
    sendApplication: fn(sendSucceeds),
    loadRules,
    loadPictures: fn(loadPictures),
    uploadDocument: fn(uploadSucceeds),
    findDocument: fn(documentIsThere),
    prepareUpload: fn(),
    draftStorage: browserWith(),
    // Stories are filled in by a script.
    isAutomated: (_signals: Signals): boolean => false,
  },
  tags: ['one-screenshot'],
} satisfies Meta<typeof RegistrationForm>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<typeof submit>[0]
type Play = NonNullable<Story['play']>

const gstPdf = pdf('gst-certificate.pdf')
const named = (text: string) => fill(text, { name: gstPdf.name })
const pdfOf = (...parts: BlobPart[]) => new File(parts, gstPdf.name, { type: gstPdf.type })

/** Expects a text; a problem is both in the summary and beside its field. */
async function expectText(canvas: Canvas, text: string): Promise<void> {
  const [found] = await canvas.findAllByText(text, { exact: false })
  await expect(found).toBeVisible()
}

const shows =
  (text: string): Play =>
  ({ canvas }) =>
    expectText(canvas, text)

/** Chooses a GST document, and reads what becomes of it. */
const choosesFile =
  (text: string, file: File = gstPdf): Play =>
  async ({ canvas }) => {
    await chooseFile(canvas, 'gst_pdf', file)
    await expectText(canvas, text)
  }

const submits =
  (text: string): Play =>
  async ({ canvas }) => {
    await submit(canvas)
    await expectText(canvas, text)
  }

const fillsInAndSubmits =
  (text: string): Play =>
  async (context) => {
    await Filled.play?.(context)
    await submits(text)(context)
  }

export const Empty: Story = {}

export const Filled: Story = {
  play: async ({ canvas, step }) => {
    await step('fill in the text fields', () => fillInTexts(canvas))
    await step('upload both documents', () => uploadBoth(canvas))
  },
}

/** Nothing was filled in: all problems at once, each linked to its field. */
export const SentEmpty: Story = { play: submits(form.problem.heading) }

export const InvalidGstNumber: Story = {
  play: async (context) => {
    await Filled.play?.(context)
    await fillInTexts(context.canvas, { gst_number: '07ABCDE1234F1Y5' })
    await submits(form.fields.gst_number.invalid ?? '')(context)
  },
}

/** The pattern allows it, so it is only remarked on. */
export const GstNumberOfNoState: Story = {
  play: async ({ canvas }) => {
    await fillInTexts(canvas, { gst_number: '00ABCDE1234F1Z5' })
    await expectText(canvas, fill(form.gstNotState, { code: '00' }))
  },
}

export const FileTooLarge: Story = {
  play: choosesFile(form.documents.tooLarge, pdfOf('%PDF-1.7', new Uint8Array(5 * 1024 * 1024))),
}

/** The upload window is still loading. */
export const OpeningWindow: Story = {
  args: { uploadDocument: fn<UploadDocument>(never) },
  play: choosesFile(named(form.documents.opening)),
}

/** It has loaded while the visitor types elsewhere, so it waits. */
export const WindowWaits: Story = {
  args: {
    uploadDocument: fn<UploadDocument>(async ({ mayOpen }) => {
      await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
      await mayOpen()
      return never()
    }),
  },
  play: async ({ canvas }) => {
    const address = canvas.getByLabelText(form.fields.company_address.label)
    await chooseFile(canvas, 'gst_pdf', gstPdf)
    await userEvent.click(address)
    await expect(
      await canvas.findByRole('button', { name: form.documents.actions.continue }),
    ).toBeVisible()
    await expect(address).toHaveFocus()
  },
}

export const Uploading: Story = {
  args: {
    uploadDocument: fn<UploadDocument>(({ onStage }) => {
      onStage({ name: 'uploading', percent: 40 })
      return never()
    }),
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas, 'gst_pdf', gstPdf)
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '40')
  },
}

/** The file was deleted, or is still in a cloud folder. */
export const FileUnreadable: Story = {
  play: choosesFile(
    named(form.documents.unreadable),
    Object.assign(pdf(gstPdf.name), {
      arrayBuffer: () => Promise.reject(new Error('It is gone.')),
    }),
  ),
}

/** Chooses pictures of the GST document, and reads what becomes of them. */
const choosesPictures =
  (text: string, ...names: readonly string[]): Play =>
  async ({ canvas }) => {
    await choosePictures(canvas, 'gst_pdf', ...names.map(picture))
    await expectText(canvas, text)
  }

export const MakingPdf: Story = {
  args: { loadPictures: fn<LoadPictures>(never) },
  play: choosesPictures(
    fill(form.documents.making, { name: `${form.documents.gst_pdf.label}.pdf` }),
    'front.jpg',
  ),
}

/** Of pictures, and nothing is uploaded before the visitor goes on. */
export const PdfMade: Story = {
  play: choosesPictures(form.documents.actions.addPictures, 'front.jpg', 'back.jpg'),
}

/** One page is missing, and the visitor can add it. */
export const PageMissing: Story = {
  play: choosesPictures('broken.heic', 'front.jpg', 'broken.heic'),
}

export const PictureUnusable: Story = {
  play: choosesPictures(
    fill(form.documents.unusablePicture, { name: 'broken.heic' }),
    'broken.heic',
  ),
}

/** The draft's GST certificate was deleted meanwhile; all else is kept. */
export const DocumentGone: Story = {
  args: {
    draftStorage: hasStored(completeDraft, receipt.at),
    findDocument: fn<FindDocument>(async ({ name }) => (name === 'gst_pdf.pdf' ? 'gone' : 'there')),
  },
  play: submits(fill(form.documents.gone, { label: form.documents.gst_pdf.label })),
}

export const UploadWindowUnavailable: Story = {
  args: { uploadDocument: uploads({ ok: false, reason: 'unavailable', text: '' }) },
  play: choosesFile(form.documents.unavailable),
}

export const UploadUntrusted: Story = {
  args: { uploadDocument: uploads({ ok: false, reason: 'untrusted', text: '' }) },
  play: choosesFile(form.documents.untrusted),
}

/** The rules are still loading, so nothing is being sent yet. */
export const Checking: Story = {
  args: { loadRules: fn<LoadRules>(never) },
  play: submits(form.checking),
}

export const Sending: Story = {
  args: { sendApplication: fn<SendApplication>(never) },
  play: fillsInAndSubmits(form.submitting),
}

/** No trusted event has reached the form, so it asks for one more press before it sends. */
export const Unconfirmed: Story = {
  args: { isAutomated: ({ handled }) => !handled },
  play: fillsInAndSubmits(form.person.heading),
}

/** All fields and both documents are cleared. */
export const Sent: Story = { play: fillsInAndSubmits(form.success.heading) }

/** The provider's own text is shown, and nothing is lost. */
export const Refused: Story = {
  args: { sendApplication: sends({ ok: false, reason: 'refused', text: 'Too Many Requests' }) },
  play: fillsInAndSubmits(fill(form.failure.message, { reason: 'Too Many Requests' })),
}

/** The page was closed by accident and opened again. */
export const Restored: Story = {
  args: { draftStorage: hasStored(completeDraft, receipt.at) },
  play: shows(form.draft.restored),
}

/** Nothing is lost for good: 'Undo' restores everything. */
export const Cleared: Story = {
  args: Restored.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: form.draft.clear }))
    await expectText(canvas, form.draft.cleared)
  },
}

const { at, reference } = receipt
const restored = { kind: 'draft', draft: completeDraft, at } as const
const nothing = { kind: 'nothing' } as const

/** Another window has sent it, or an earlier visit: the form is empty, and nobody sends it again. */
export const SentElsewhere: Story = {
  args: { draftStorage: browserWith(restored, { kind: 'ended', how: 'sent', at, reference }) },
  play: shows(fill(form.draft.sentDetail, { reference })),
}

export const ClearedElsewhere: Story = {
  args: { draftStorage: browserWith(restored, { kind: 'ended', how: 'cleared', at }) },
  play: shows(form.draft.clearedElsewhere),
}

/** Nobody has had it on the screen for a day. */
export const Expired: Story = {
  args: { draftStorage: browserWith(restored, { kind: 'ended', how: 'expired', at }) },
  play: shows(form.draft.expired),
}

/** Browsing data was deleted while the page was open. */
export const Vanished: Story = {
  args: { draftStorage: browserWith(restored, nothing) },
  play: shows(form.draft.vanished),
}

/** The page has a text of its own, and the browser another draft: only the visitor knows which. */
export const Undecided: Story = {
  args: {
    draftStorage: browserWith(restored, nothing, {
      ...restored,
      draft: { ...completeDraft, company_name: 'Moonlight Tours' },
    }),
  },
  play: shows(form.draft.choice),
}

/** The browser's storage is blocked or full, so the form does not claim to keep the draft. */
export const NotKept: Story = {
  args: { draftStorage: storesNothing },
  play: async ({ canvas }) => {
    await fillInTexts(canvas)
    await expectText(canvas, form.draft.notKept)
  },
}

/** What was sent is corrected: the form has it again, and nothing is stored before it is changed. */
export const Resending: Story = {
  play: async (context) => {
    await Sent.play?.(context)
    await userEvent.click(context.canvas.getByRole('button', { name: form.success.change }))
  },
}

/** Another application has begun, so the visitor is asked before it is replaced. */
export const ReplacesDraft: Story = {
  play: async (context) => {
    await Sent.play?.(context)
    const { canvas } = context
    await fillInTexts(canvas, { company_name: 'Moonlight Tours' })
    await userEvent.click(canvas.getByRole('button', { name: form.success.change }))
    await expectText(canvas, form.success.replaces)
  },
}

/** A new file was refused: neither it nor the earlier document is sent before the visitor says so. */
export const NotReplaced: Story = {
  args: Restored.args,
  play: async (context) => {
    await choosesFile(form.documents.notPdf, pdfOf('hello'))(context)
    await submits(fill(form.documents.notReplaced, { label: form.documents.gst_pdf.label }))(
      context,
    )
  },
}

export const TooLong: Story = {
  play: async ({ canvas }) => {
    await fillInTexts(canvas, { company_name: 'A very long name '.repeat(13) })
    const { label } = form.fields.company_name
    await expectText(canvas, fill(form.tooLong, { label, max: 200 }))
  },
}
