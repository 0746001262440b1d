import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { pdf, picture } from '../../__tests__/fixtures/registration/samples'
import { DocumentField } from '../../src/components/DocumentField'
import { dragOver, form } from '../support/registration'
import { onSmallPhone, withoutSnippet } from '../support/screens'

export default {
  component: DocumentField,
  args: {
    id: 'gst_pdf',
    label: 'GST certificate',
    document: null,
    progress: {},
    accept: 'application/pdf',
    texts: {
      replace: 'Replace',
      upload: 'Upload GST PDF',
      remove: 'Remove GST PDF',
      cancel: 'Cancel upload',
      start: 'Upload now',
      undo: 'Undo',
      keep: 'Keep the earlier document',
      tryAgain: 'Try again',
      photo: 'Take a photo',
      pictures: 'Use pictures',
      addPage: 'Add a page',
      addPictures: 'Add pictures',
      picture: (position, name) => `Picture ${position}: ${name}`,
      removePicture: 'Remove',
      moveUp: 'Move up',
    },
    otherWay: <a href="mailto:partners@example.com">{form.failure.mail}</a>,
    onChoose: fn(),
    onPictures: fn(),
    onArrange: fn(),
    onAction: fn(),
    onIntent: fn(),
  },
  parameters: withoutSnippet,
} satisfies Meta<typeof DocumentField>

type Story = StoryObj<typeof DocumentField>

export const Empty: Story = {}
export const Missing: Story = {
  args: { error: 'Please upload both GST and PAN PDF documents.' },
  tags: ['!screenshot'],
}
export const Uploading: Story = {
  args: { progress: { underWay: { message: 'Uploading gst-certificate.pdf…' } } },
}
export const UploadingWithProgress: Story = {
  args: { progress: { underWay: { message: 'Uploading gst-certificate.pdf…', percent: 60 } } },
  tags: ['forced-screenshot'],
}
const waiting = { message: 'gst-certificate.pdf is not uploaded yet.' }

/** A file waits: its window was closed, or the visitor types elsewhere. */
export const Waiting: Story = { args: { progress: { waiting } }, tags: ['dark-screenshot'] }
/** Pictures become the pages of one PDF; they can be moved and removed, and more can be added. */
export const Pictures: Story = {
  args: {
    progress: {
      waiting: {
        message: 'GST certificate.pdf (2 pages) is not uploaded yet.',
        pictures: ['front.jpg', 'back-of-the-card.jpg'].map((name) => ({
          name,
          thumbnail: picture(name),
        })),
      },
    },
  },
  globals: onSmallPhone,
}
/** What was cancelled or removed can be brought back. */
export const GivenUp: Story = {
  args: { progress: { givenUp: 'GST certificate.pdf (3 pages) was not uploaded.' } },
  globals: onSmallPhone,
}
export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: 'GST certificate' })
    dragOver(field, pdf('gst-certificate.pdf'))
    await waitFor(() => expect(field.closest('[data-drop]')).toHaveAttribute('data-drop', 'over'))
  },
  tags: ['forced-screenshot'],
}
export const Uploaded: Story = {
  args: { document: { name: 'gst-certificate.pdf', size: 348_160 } },
  tags: ['dark-screenshot', 'forced-screenshot'],
}
export const Refused: Story = {
  args: {
    progress: {
      said: {
        kind: 'failure',
        message: 'Only PDF allowed',
        note: 'You can also take a photo of it.',
        announce: true,
      },
    },
  },
}
const failed = {
  kind: 'failure',
  message: 'gst-certificate.pdf could not be uploaded: the upload service did not accept it.',
  mayTryAgain: true,
  announce: true,
} as const

export const Failed: Story = {
  args: { progress: { waiting, said: failed } },
  tags: ['dark-screenshot'],
}
export const LongAnswer: Story = {
  args: {
    progress: {
      waiting,
      said: {
        ...failed,
        details: { label: 'The whole answer', text: 'Internal error. '.repeat(40) },
      },
    },
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByText('The whole answer')),
  tags: ['!screenshot'],
}
/** The earlier document stays until it is replaced. */
export const ReplacementFailed: Story = {
  args: { ...Uploaded.args, progress: { waiting, said: failed } },
}
export const WithNote: Story = {
  args: {
    ...Uploaded.args,
    progress: { said: { kind: 'note', note: 'This PDF may be incomplete.' } },
  },
}
export const Disabled: Story = { args: { disabled: true }, tags: ['!screenshot'] }
export const LongWords: Story = {
  args: {
    document: { name: `${'certificate-of-registration-'.repeat(9)}.pdf`, size: 5_242_880 },
  },
  globals: onSmallPhone,
  tags: ['!screenshot'],
}
