import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fill } from '../../../src/content/fill'
import type { Signals } from '../../../src/registration/form/botCheck'
import { RegistrationForm } from '../../../src/registration/form/RegistrationForm'
import type { SendApplication, UploadDocument } from '../../../src/registration/rules/ports'
import { siteContent } from '../../support/content'
import {
  browserWith,
  chooseFile,
  completeDraft,
  documentIsThere,
  fillInTexts,
  form,
  hasStored,
  loadPictures,
  loadRules,
  never,
  pdf,
  receipt,
  sendSucceeds,
  sends,
  storesNothing,
  submit,
  uploadBoth,
  uploadSucceeds,
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

/** Expects a text; a problem is both in the summary and beside its field. */
async function expectText(canvas: Canvas, text: string): Promise<void> {
  const [found] = await canvas.findAllByText(text, { exact: false })
  await expect(found).toBeVisible()
}

const shows =
  (text: string): Play =>
  ({ canvas }) =>
    expectText(canvas, text)

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
    const { canvas } = context
    const { gst_pdf, notPdf, notReplaced } = form.documents
    await chooseFile(canvas, 'gst_pdf', new File(['hello'], gstPdf.name, { type: gstPdf.type }))
    await expectText(canvas, notPdf)
    await submits(fill(notReplaced, { label: gst_pdf.label }))(context)
  },
}
