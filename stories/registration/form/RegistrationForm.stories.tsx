import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fill } from '../../../src/content/fill'
import type { Signals } from '../../../src/registration/form/botCheck'
import { formatMoment } from '../../../src/registration/form/messages'
import { RegistrationForm } from '../../../src/registration/form/RegistrationForm'
import { toApplication } from '../../../src/registration/rules/application'
import type {
  FindDocument,
  LoadRules,
  SendApplication,
  UploadDocument,
} from '../../../src/registration/rules/ports'
import { siteContent } from '../../support/content'
import {
  chooseFile,
  completeDraft,
  documentIsThere,
  expectEmptyForm,
  expectFilledForm,
  failsOnce,
  fillInTexts,
  form,
  hasSaved,
  hasSent,
  hasSentNothing,
  loadRules,
  never,
  pdf,
  receipt,
  savesNothing,
  sendSucceeds,
  sends,
  submit,
  uploadBoth,
  uploadSucceeds,
  uploads,
  validTexts,
} from '../../support/registration'
import { inDark, onSmallPhone } from '../../support/screens'

/** As the form writes when an earlier application was sent: at its use, when the page has its language. */
const sentOn = () => formatMoment(receipt.at)

const meta = {
  component: RegistrationForm,
  args: {
    texts: form,
    contact: siteContent.contact,
    sendApplication: fn(sendSucceeds),
    loadRules,
    uploadDocument: fn(uploadSucceeds),
    findDocument: fn(documentIsThere),
    prepareUpload: fn(),
    draftStorage: savesNothing,
    receiptStorage: hasSentNothing,
    // Stories are filled in by a script.
    isAutomated: (_signals: Signals): boolean => false,
  },
} satisfies Meta<typeof RegistrationForm>

export default meta
type Story = StoryObj<typeof meta>

const opening = (name: string) => fill(form.documents.opening, { name })

export const Empty: Story = {}

export const Phone: Story = { globals: onSmallPhone }

export const Dark: Story = { globals: inDark }

export const Filled: Story = {
  play: async ({ canvas, step }) => {
    await step('fill in the text fields', () => fillInTexts(canvas))
    await step('upload both documents', () => uploadBoth(canvas))
  },
}

/** Nothing was filled in: all problems at once, each linked to its field. */
export const SentEmpty: Story = {
  play: async ({ args, canvas }) => {
    await submit(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(form.problem.heading)
    await expect(args.sendApplication).not.toHaveBeenCalled()
  },
}

export const SentEmptyOnPhone: Story = { ...SentEmpty, globals: onSmallPhone }
export const DarkSentEmpty: Story = { ...SentEmpty, globals: inDark }

export const InvalidGstNumber: Story = {
  play: async (context) => {
    await Filled.play?.(context)
    const { args, canvas } = context
    await fillInTexts(canvas, { gst_number: '07ABCDE1234F1Y5' })
    await submit(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      form.fields.gst_number.invalid ?? '',
    )
    await expect(args.sendApplication).not.toHaveBeenCalled()
  },
}

export const DocumentsMissing: Story = {
  play: async ({ args, canvas }) => {
    await fillInTexts(canvas)
    await submit(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(form.documents.missing)
    await expect(args.sendApplication).not.toHaveBeenCalled()
  },
}

export const FileTooLarge: Story = {
  play: async ({ args, canvas }) => {
    const large = new File(['%PDF-1.7', new Uint8Array(5 * 1024 * 1024)], 'large.pdf', {
      type: 'application/pdf',
    })
    await chooseFile(canvas, 'gst_pdf', large)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(form.documents.tooLarge)
    await expect(args.uploadDocument).not.toHaveBeenCalled()
  },
}

export const FileNotPdf: Story = {
  play: async ({ args, canvas }) => {
    const renamed = new File(['hello'], 'renamed.pdf', { type: 'application/pdf' })
    await chooseFile(canvas, 'pan_pdf', renamed)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(form.documents.notPdf)
    await expect(args.uploadDocument).not.toHaveBeenCalled()
  },
}

/** The upload window is still loading. */
export const OpeningWindow: Story = {
  args: { uploadDocument: fn<UploadDocument>(never) },
  play: async ({ canvas }) => {
    await chooseFile(canvas, 'gst_pdf', pdf('gst-certificate.pdf'))
    await expect(await canvas.findByText(opening('gst-certificate.pdf'))).toBeVisible()
  },
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
    await chooseFile(canvas, 'gst_pdf', pdf('gst-certificate.pdf'))
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
    await chooseFile(canvas, 'gst_pdf', pdf('gst-certificate.pdf'))
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '40')
  },
}

/** The file was deleted, or is still in a cloud folder. */
export const FileUnreadable: Story = {
  play: async ({ args, canvas }) => {
    const file = pdf('gst-certificate.pdf')
    file.arrayBuffer = () => Promise.reject(new DOMException('It is gone.', 'NotFoundError'))
    await chooseFile(canvas, 'gst_pdf', file)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      fill(form.documents.unreadable, { name: file.name }),
    )
    await expect(args.uploadDocument).not.toHaveBeenCalled()
  },
}

export const EncryptedPdf: Story = {
  play: async ({ canvas }) => {
    const file = new File(['%PDF-1.7\ntrailer << /Encrypt 5 0 R >>'], 'gst-certificate.pdf', {
      type: 'application/pdf',
    })
    await chooseFile(canvas, 'gst_pdf', file)
    await expect(await canvas.findByText(form.documents.encrypted)).toBeVisible()
  },
}

/** The draft's GST certificate was deleted meanwhile; all else is kept. */
export const DocumentGone: Story = {
  args: {
    draftStorage: hasSaved(completeDraft, receipt.at),
    findDocument: fn<FindDocument>(async ({ name }) => (name === 'gst_pdf.pdf' ? 'gone' : 'there')),
  },
  play: async ({ args, canvas }) => {
    await submit(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      fill(form.documents.gone, { label: form.documents.gst_pdf.label }),
    )
    await expectFilledForm(canvas)
    await expect(args.sendApplication).not.toHaveBeenCalled()
  },
}

/** The first upload fails, and 'Try again' does not ask for the file again. */
export const UploadFailsOnce: Story = {
  args: {
    uploadDocument: failsOnce(),
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas, 'gst_pdf', pdf('gst-certificate.pdf'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(form.documents.refused)
    await userEvent.click(canvas.getByRole('button', { name: form.documents.actions.tryAgain }))
    await canvas.findByRole('button', { name: form.documents.gst_pdf.remove })
  },
}

export const UploadWindowUnavailable: Story = {
  args: { uploadDocument: uploads({ ok: false, reason: 'unavailable', text: '' }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas, 'gst_pdf', pdf('gst-certificate.pdf'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(form.documents.unavailable)
  },
}

/** A browser extension blocks the upload service, so the documents may come by e-mail. */
export const UploadBlocked: Story = {
  args: { uploadDocument: uploads({ ok: false, reason: 'blocked', text: '' }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas, 'gst_pdf', pdf('gst-certificate.pdf'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(form.documents.blocked)
    await expect(canvas.getByRole('link', { name: form.failure.mail })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
  },
}

export const UploadUntrusted: Story = {
  args: { uploadDocument: uploads({ ok: false, reason: 'untrusted', text: '' }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas, 'gst_pdf', pdf('gst-certificate.pdf'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(form.documents.untrusted)
  },
}

export const UploadCancelled: Story = {
  args: {
    uploadDocument: fn<UploadDocument>(async () => {
      await waitFor(() => expect(document.body).toHaveTextContent(opening('gst-certificate.pdf')))
      return { ok: false, reason: 'cancelled', text: '' }
    }),
  },
  play: async ({ args, canvas }) => {
    await chooseFile(canvas, 'gst_pdf', pdf('gst-certificate.pdf'))
    const { mock } = args.uploadDocument
    await waitFor(() => expect(mock.settledResults.at(-1)?.type).toBe('fulfilled'))
    await waitFor(() => expect(canvas.queryByText(opening('gst-certificate.pdf'))).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The rules are still loading, so nothing is being sent yet. */
export const Checking: Story = {
  args: { loadRules: fn<LoadRules>(never) },
  play: async ({ canvas }) => {
    await submit(canvas)
    await expect(await canvas.findByRole('button', { name: form.checking })).toBeVisible()
  },
}

export const Sending: Story = {
  args: { sendApplication: fn<SendApplication>(never) },
  play: async (context) => {
    await Filled.play?.(context)
    const { args, canvas } = context
    await submit(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: form.submitting }))
    await expect(args.sendApplication).toHaveBeenCalledTimes(1)
  },
}

/** No trusted event has reached the form, so it asks for one more press before it sends. */
export const Unconfirmed: Story = {
  args: { isAutomated: ({ handled }) => !handled },
  play: async (context) => {
    await Filled.play?.(context)
    const { args, canvas } = context
    await submit(canvas)
    await expect(await canvas.findByText(form.person.heading)).toBeVisible()
    await expect(args.sendApplication).not.toHaveBeenCalled()
  },
}

/** All fields and both documents are cleared. */
export const Sent: Story = {
  play: async (context) => {
    await Filled.play?.(context)
    const { args, canvas, step } = context
    await step('send', () => submit(canvas))
    await step('everything was sent, once', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(form.success.heading)
      await expect(args.sendApplication).toHaveBeenCalledTimes(1)
      await expect(args.sendApplication).toHaveBeenCalledWith(toApplication(completeDraft), {
        reference: '7F3A92C1',
        again: false,
      })
    })
    await step('the form is empty again', () => expectEmptyForm(canvas))
  },
}

/** The provider's own text is shown, and nothing is lost. */
export const Refused: Story = {
  args: {
    sendApplication: sends({ ok: false, reason: 'refused', text: 'Too Many Requests' }),
  },
  play: async (context) => {
    await Filled.play?.(context)
    const { args, canvas, step } = context
    await step('send', () => submit(canvas))
    await step('read why it was not sent, and what to do next', async () => {
      const alert = await canvas.findByRole('alert')
      await expect(alert).toHaveTextContent(
        fill(form.failure.message, { reason: 'Too Many Requests' }),
      )
      await expect(alert).toHaveTextContent(args.contact.email)
    })
    await step('nothing entered is lost', () => expectFilledForm(canvas))
  },
}

export const NoAnswer: Story = {
  args: { sendApplication: sends({ ok: false, reason: 'noAnswer', text: '' }) },
  play: async (context) => {
    await Filled.play?.(context)
    await submit(context.canvas)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(form.failure.noAnswer)
  },
}

export const TimedOut: Story = {
  args: { sendApplication: sends({ ok: false, reason: 'timedOut', text: '' }) },
  play: async (context) => {
    await Filled.play?.(context)
    await submit(context.canvas)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(form.failure.timedOut)
  },
}

export const Unconfigured: Story = {
  args: {
    sendApplication: sends({
      ok: false,
      reason: 'unconfigured',
      text: 'The user ID is required.',
    }),
  },
  play: async (context) => {
    await Filled.play?.(context)
    await submit(context.canvas)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      form.failure.unconfigured,
    )
  },
}

/** The visitor submits again after reading that it may have arrived. */
export const SentAlready: Story = {
  args: {
    sendApplication: sends({
      ok: false,
      reason: 'alreadySent',
      text: '',
      at: receipt.at,
    }),
  },
  play: async (context) => {
    await Filled.play?.(context)
    await submit(context.canvas)
    await expect(
      await context.canvas.findByText(fill(form.failure.alreadySent, { date: sentOn() })),
    ).toBeVisible()
  },
}

/** The page was closed by accident and opened again. */
export const Restored: Story = {
  args: { draftStorage: hasSaved(completeDraft, receipt.at) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(form.draft.restored)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: form.fields.email.label })).toHaveValue(
      validTexts.email,
    )
    await expect(canvas.getByRole('button', { name: form.documents.pan_pdf.remove })).toBeVisible()
  },
}

/** Nothing is lost for good: 'Undo' restores everything. */
export const Cleared: Story = {
  args: Restored.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: form.draft.clear }))
    await expect(await canvas.findByText(form.draft.cleared)).toBeVisible()
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('')
  },
}

/** Another tab with the same draft has sent it first. */
export const SentElsewhere: Story = {
  args: {
    draftStorage: {
      ...hasSaved(completeDraft, receipt.at),
      watch: ({ onSentElsewhere }) => {
        onSentElsewhere('7F3A92C1')
        return () => undefined
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(form.draft.sentElsewhere)).toBeVisible()
  },
}

/** It has sent an earlier version, so the correction can be sent too. */
export const SentElsewhereDiffers: Story = {
  args: {
    draftStorage: hasSaved({ ...completeDraft, email: 'asha.menon@example.com' }, receipt.at),
    receiptStorage: hasSent(receipt),
  },
  play: async ({ canvas }) => {
    const differs = fill(form.draft.differs, { fields: form.fields.email.label })
    await expect(await canvas.findByText(differs)).toBeVisible()
    await expect(canvas.getByRole('button', { name: form.draft.sendCorrection })).toBeVisible()
  },
}

/** The browser's storage is blocked or full, so the form does not claim to keep the draft. */
export const NotKept: Story = {
  args: { draftStorage: { ...savesNothing, save: () => false } },
  play: async ({ canvas }) => {
    await fillInTexts(canvas)
    await expect(await canvas.findByText(form.draft.notKept)).toBeVisible()
  },
}

/** What was sent at an earlier visit: a quiet line above the form. */
export const SentBefore: Story = {
  args: { receiptStorage: hasSent(receipt) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(fill(form.success.earlier, { date: sentOn() })),
    ).toBeVisible()
    await expect(canvas.queryByText(receipt.reference)).toBeNull()
  },
}

export const SentBeforeOpened: Story = {
  ...SentBefore,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(fill(form.success.earlier, { date: sentOn() })))
    await expect(await canvas.findByText(receipt.reference)).toBeVisible()
  },
}

export const SentBeforeOnPhone: Story = { ...SentBeforeOpened, globals: onSmallPhone }
export const DarkSentBefore: Story = { ...SentBeforeOpened, globals: inDark }

/** The next application was begun: its message stands by the fields, below the earlier receipt. */
export const SentBeforeAndRestored: Story = {
  args: { ...Restored.args, receiptStorage: hasSent({ ...receipt, reference: '04BE11D0' }) },
  play: async (context) => {
    await SentBefore.play?.(context)
    await Restored.play?.(context)
  },
}

export const TooLong: Story = {
  play: async ({ canvas }) => {
    await fillInTexts(canvas, { company_name: 'A very long name '.repeat(13) })
    await expect(
      await canvas.findByText(
        fill(form.tooLong, {
          label: form.fields.company_name.label,
          max: 200,
        }),
      ),
    ).toBeVisible()
  },
}
