import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { allSucceeds, keepsNothing } from '../../../__tests__/fixtures/registration/fakePorts'
import { receipt } from '../../../__tests__/fixtures/registration/samples'
import { fill } from '../../../src/content/fill'
import { RegistrationForm } from '../../../src/registration/form/RegistrationForm'
import { siteContent } from '../../support/content'
import {
  chooseFile,
  fillInTexts,
  form,
  sends,
  submit,
  submitButton,
  uploadBoth,
} from '../../support/registration'
import { withoutSnippet } from '../../support/screens'
import { type ContactState, contactStates } from '../states'

export default {
  component: RegistrationForm,
  args: {
    ...allSucceeds,
    texts: form,
    contact: siteContent.contact,
    sendApplication: sends({ ok: true }),
    prepareUpload: fn(),
  },
  parameters: withoutSnippet,
  tags: ['!screenshot'],
} satisfies Meta<typeof RegistrationForm>

type Story = StoryObj<typeof RegistrationForm>

type Canvas = Parameters<typeof submit>[0]

/** Expects a text; a problem is both in the summary and beside its field. */
async function expectText(canvas: Canvas, text: string): Promise<void> {
  const [found] = await canvas.findAllByText(text, { exact: false })
  await expect(found).toBeVisible()
}

/** A state of the content editor's preview, and a text of it. */
const inState = ({ step, ...args }: ContactState, text: string): Story => ({
  args,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => {
      await expect(submitButton(canvas)).toBeEnabled()
      step?.(canvasElement)
    })
    await expectText(canvas, text)
  },
})

export const Empty: Story = { tags: ['screenshot'] }

export const Filled: Story = {
  play: async ({ canvas, step }) => {
    await step('fill in the text fields', () => fillInTexts(canvas))
    await step('upload both documents', () => uploadBoth(canvas))
  },
}

/** Nothing was filled in: all problems at once, each linked to its field. */
export const SentEmpty: Story = {
  ...inState(contactStates['Sent empty'], form.problem.heading),
  tags: ['screenshot'],
}

/** Questions and notes beside fields; none keeps the form from being sent. */
export const InDoubt = inState(
  contactStates['An e-mail address, a GST number and a document in doubt'],
  form.emailUse,
)

export const Uploading = inState(
  contactStates['Document: uploading'],
  form.documents.uploading.replace(/ *{name}.*/, ''),
)

export const Sending = inState(contactStates.Sending, form.submitting)

/** All fields and both documents are cleared. */
export const Sent: Story = {
  ...inState(contactStates.Sent, form.success.heading),
  tags: ['screenshot'],
}

/** The provider's own text is shown, and nothing is lost. */
export const Refused = inState(
  {
    ...contactStates.Sent,
    sendApplication: sends({ ok: false, reason: 'refused', text: 'Too Many Requests' }),
  },
  fill(form.failure.message, { reason: 'Too Many Requests' }),
)

/** The page was closed by accident and opened again. */
export const Restored = inState(contactStates['Draft restored'], form.draft.restored)

/** Nothing is lost for good: 'Undo' restores everything. */
export const Cleared = inState(contactStates['Form cleared'], form.draft.cleared)

/** The page was left after sending, and opened again in its tab. */
export const SentBefore = inState(
  contactStates['Sent before the page was loaded again'],
  fill(form.draft.sentDetail, { reference: receipt.reference }),
)

/** The browser's storage is blocked or full, so the form does not claim to keep the draft. */
export const NotKept: Story = {
  args: { tabStore: keepsNothing },
  play: async ({ canvas }) => {
    await fillInTexts(canvas)
    await expectText(canvas, form.draft.notKept)
  },
}

/** What was sent is corrected: the form has it again. */
export const Resending: Story = {
  args: Sent.args,
  play: async (context) => {
    await Sent.play?.(context)
    await userEvent.click(context.canvas.getByRole('button', { name: form.success.change }))
  },
}

/** A new file was refused: neither it nor the earlier document is sent before the visitor says so. */
export const NotReplaced: Story = {
  args: Restored.args,
  play: async ({ canvas }) => {
    const { gst_pdf, notPdf, notReplaced } = form.documents
    const hello = new File(['hello'], 'gst-certificate.pdf', { type: 'application/pdf' })
    await chooseFile(canvas, 'gst_pdf', hello)
    await expectText(canvas, notPdf)
    await submit(canvas)
    await expectText(canvas, fill(notReplaced, { label: gst_pdf.label }))
  },
}
