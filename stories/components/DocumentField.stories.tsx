import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DocumentField } from '../../src/components/DocumentField'
import { dragOver, form, pdf } from '../support/registration'
import { onSmallPhone } from '../support/screens'

export default {
  component: DocumentField,
  args: {
    id: 'gst_pdf',
    label: 'GST certificate',
    document: null,
    progress: { status: 'idle' },
    accept: 'application/pdf',
    buttons: {
      upload: 'Upload GST PDF',
      remove: 'Remove GST PDF',
      cancel: 'Cancel upload',
      continue: 'Open the upload window',
      keep: 'Keep the earlier document',
      tryAgain: 'Try again',
      photo: 'Take a photo',
      pictures: 'Use pictures',
      addPage: 'Add a page',
      addPictures: 'Add pictures',
    },
    onChoose: fn(),
    onPictures: fn(),
    onPicturesIntent: fn(),
    onAction: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof DocumentField>

type Story = StoryObj<typeof DocumentField>

export const Empty: Story = {}
export const Focused: Story = { play: async () => userEvent.tab() }
export const WithHint: Story = { args: { hint: 'PDF only, at most 5 MB' } }
export const Missing: Story = { args: { error: 'Please upload both GST and PAN PDF documents.' } }
export const Uploading: Story = {
  args: { progress: { status: 'underWay', message: 'Uploading gst-certificate.pdf…' } },
}
export const UploadingWithProgress: Story = {
  args: {
    progress: {
      status: 'underWay',
      message: 'Uploading gst-certificate.pdf…',
      percent: 60,
    },
  },
  tags: ['forced-colors'],
}
/** The window does not open while the visitor types elsewhere. */
export const Ready: Story = {
  args: { progress: { status: 'ready', message: 'gst-certificate.pdf is ready to upload.' } },
}
/** Pictures have become a PDF, and more can be added. */
export const TakesPages: Story = {
  args: {
    progress: {
      status: 'ready',
      message: 'GST certificate.pdf (2 pages) is ready to upload.',
      takesPages: true,
    },
  },
  tags: ['forced-colors'],
}
export const TakesPagesOnSmallPhone: Story = { args: TakesPages.args, globals: onSmallPhone }
/** A file is held over the field. */
export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: 'GST certificate' })
    dragOver(field, pdf('gst-certificate.pdf'))
    await waitFor(() => expect(field.closest('[data-drop]')).toHaveAttribute('data-drop', 'over'))
  },
  tags: ['forced-colors'],
}
export const Uploaded: Story = {
  args: { document: { name: 'gst-certificate.pdf', size: 348_160 } },
  tags: ['forced-colors'],
}
/** Another file is uploading to replace the document. */
export const Replacing: Story = { args: { ...Uploaded.args, ...UploadingWithProgress.args } }
export const Refused: Story = {
  args: {
    progress: {
      status: 'failed',
      message: 'Only PDF allowed',
      note: 'You can also take a photo of it.',
      announce: true,
    },
  },
}
export const Failed: Story = {
  args: {
    progress: {
      status: 'failed',
      message: 'gst-certificate.pdf could not be uploaded: the upload service did not accept it.',
      action: 'tryAgain',
      announce: true,
    },
  },
  tags: ['forced-colors'],
}
/** The upload service is blocked, so there is another way. */
export const Blocked: Story = {
  args: {
    otherWay: <a href="mailto:partners@example.com">{form.failure.mail}</a>,
    progress: {
      status: 'failed',
      message: 'gst-certificate.pdf could not be uploaded: something blocks the upload service.',
      action: 'tryAgain',
      offersOtherWay: true,
      announce: true,
    },
  },
}
export const LongAnswer: Story = {
  args: {
    progress: {
      status: 'failed',
      message: 'gst-certificate.pdf could not be uploaded: the upload service did not accept it.',
      details: { label: 'The whole answer', text: 'Internal error. '.repeat(40) },
      action: 'tryAgain',
      announce: true,
    },
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByText('The whole answer')),
}
/** The earlier document stays until it is replaced. */
export const ReplacementFailed: Story = {
  args: { ...Uploaded.args, ...Failed.args },
}
export const Encrypted: Story = {
  args: {
    ...Uploaded.args,
    progress: { status: 'idle', note: 'This PDF seems to have a password.' },
  },
}
/** It was uploaded just now. */
export const Announced: Story = {
  args: {
    ...Uploaded.args,
    progress: { status: 'idle', announcement: 'gst-certificate.pdf is uploaded.' },
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongWords: Story = {
  args: {
    document: { name: `${'certificate-of-registration-'.repeat(9)}.pdf`, size: 5_242_880 },
  },
  globals: onSmallPhone,
}
export const Removed: Story = {
  args: Uploaded.args,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove GST PDF' }))
    await expect(args.onAction).toHaveBeenCalledWith('remove')
    await expect(canvas.getByRole('button', { name: 'Upload GST PDF' })).toHaveFocus()
  },
}
