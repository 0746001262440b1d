import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DocumentField } from '../../src/components/DocumentField'
import { pdf } from '../support/registration'
import { inDark, onSmallPhone } from '../support/screens'

const meta = {
  component: DocumentField,
  args: {
    id: 'gst_pdf',
    label: 'GST certificate',
    document: null,
    progress: { status: 'idle' },
    accept: 'application/pdf',
    uploadLabel: 'Upload GST PDF',
    removeLabel: 'Remove GST PDF',
    tryAgainLabel: 'Try again',
    onChoose: fn(),
    onRemove: fn(),
    onTryAgain: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof DocumentField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Focused: Story = { play: async () => userEvent.tab() }
export const WithHint: Story = { args: { hint: 'PDF only, at most 5 MB' } }
export const Missing: Story = { args: { error: 'Please upload both GST and PAN PDF documents.' } }
export const Uploading: Story = {
  args: { progress: { status: 'uploading', message: 'Uploading gst-certificate.pdf…' } },
}
export const UploadingWithProgress: Story = {
  args: {
    progress: {
      status: 'uploading',
      message: 'Uploading gst-certificate.pdf…',
      percent: 60,
    },
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
    progress: { status: 'failed', message: 'Only PDF allowed', retry: false, announce: true },
  },
}
export const Failed: Story = {
  args: {
    progress: {
      status: 'failed',
      message: 'gst-certificate.pdf could not be uploaded: Request was throttled.',
      retry: true,
      announce: true,
    },
  },
  tags: ['forced-colors'],
}
/** The earlier document stays until another one has replaced it. */
export const ReplacementFailed: Story = {
  args: { ...Uploaded.args, ...Failed.args },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongWords: Story = {
  args: {
    document: { name: `${'certificate-of-registration-'.repeat(9)}.pdf`, size: 5_242_880 },
  },
  globals: onSmallPhone,
}
export const FailedOnPhone: Story = { args: Failed.args, globals: onSmallPhone }
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const picker = canvas.getByRole('group').querySelector('input')
    const file = pdf('gst-certificate.pdf')
    if (picker) await userEvent.upload(picker, file)
    await expect(args.onChoose).toHaveBeenCalledWith(file)
  },
}
export const Removed: Story = {
  args: Uploaded.args,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove GST PDF' }))
    await expect(args.onRemove).toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Upload GST PDF' })).toHaveFocus()
  },
}
export const Dark: Story = { args: Uploaded.args, globals: inDark }
export const DarkUploading: Story = { args: UploadingWithProgress.args, globals: inDark }
export const DarkFailed: Story = { args: Failed.args, globals: inDark }
