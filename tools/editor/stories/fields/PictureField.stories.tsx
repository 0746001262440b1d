import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inDark, onSmallPhone } from '../../../../stories/support/screens'
import { cropsOf } from '../../model/crops'
import type { PictureEntry } from '../../model/fields'
import { FieldBench } from './FieldBench'
import { pictures, stored } from './pictures'

const hero: PictureEntry = {
  kind: 'picture',
  key: 'image',
  label: 'Picture',
  hint: 'At least 2560 pixels wide.',
  required: true,
  formats: ['jpeg', 'png', 'webp', 'avif'],
  minWidth: 2560,
  minHeight: 1000,
  shown: cropsOf('hero'),
  alt: 'imageAlt',
  decorative: false,
}
const mark: PictureEntry = {
  ...hero,
  key: 'mark',
  label: 'Mark',
  hint: 'An SVG picture.',
  formats: ['svg'],
  minWidth: 1,
  minHeight: 1,
  shown: [],
  alt: undefined,
  decorative: true,
}

const photo = new File(['x'], 'beach.jpg', { type: 'image/jpeg' })
const notes = ['It was turned upright.', 'It was made smaller: 4000 × 2667 px.']

const meta = {
  component: FieldBench,
  args: {
    field: hero,
    value: 'images/hero.png',
    onEdit: fn(),
    pictures: { ...pictures, upload: fn(pictures.upload) },
  },
} satisfies Meta<typeof FieldBench>

export default meta
type Story = StoryObj<typeof meta>

const upload: Story['play'] = async ({ canvas }) => {
  const picker = canvas
    .getByRole('group', { name: 'Picture' })
    .querySelector<HTMLInputElement>('input[type=file]')
  if (picker) await userEvent.upload(picker, photo)
}

export const Cropped: Story = {}
export const OnOnePage: Story = { args: { field: { ...hero, shown: cropsOf('promise') } } }
export const Decorative: Story = { args: { field: mark, value: 'images/mark.svg' } }
export const Invalid: Story = {
  args: {
    value: 'images/small.png',
    mistakes: [
      '"image" names images/small.png, which is 640 by 400 pixels, but must be at least 2560 by 1000. Take a larger one.',
    ],
  },
}
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another picture' }))
    await expect(await canvas.findByRole('list', { name: 'Stored pictures' })).toBeVisible()
  },
  tags: ['forced-colors'],
}
export const Chosen: Story = {
  play: async (context) => {
    const { args, canvas } = context
    await Choosing.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: /coach\.jpg/ }))
    await expect(args.onEdit).toHaveBeenCalledWith({
      kind: 'set',
      path: ['image'],
      value: 'images/coach.jpg',
    })
    const choose = canvas.getByRole('button', { name: 'Choose another picture' })
    await waitFor(() => expect(choose).toHaveFocus())
  },
}
export const NoPictures: Story = {
  args: { pictures: { ...pictures, list: async () => [] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another picture' }))
    await expect(await canvas.findByText(/There is no other picture yet/)).toBeVisible()
  },
}
export const NotListed: Story = {
  args: { pictures: { ...pictures, list: () => Promise.reject(new Error('offline')) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another picture' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be listed')
  },
}
export const Uploading: Story = {
  args: { pictures: { ...pictures, upload: () => new Promise(() => undefined) } },
  play: async (context) => {
    await upload(context)
    await expect(context.canvas.getByText('Uploading beach.jpg…')).toBeVisible()
  },
  tags: ['forced-colors'],
}
/** What was done to it, and a reminder of what describes it. */
export const Uploaded: Story = {
  args: {
    pictures: {
      ...pictures,
      upload: async () => ({ ok: true, picture: stored[0] ?? fail(), notes }),
    },
  },
  play: async (context) => {
    await upload(context)
    await expect(await context.canvas.findByText(/turned upright/)).toBeVisible()
    await expect(context.args.onEdit).toHaveBeenCalledWith({
      kind: 'set',
      path: ['image'],
      value: 'images/coach.jpg',
    })
  },
}
export const Refused: Story = {
  args: {
    pictures: {
      ...pictures,
      upload: async () => ({
        ok: false,
        message: 'beach.jpg is a PDF, not a picture. Save it as JPEG, PNG, WEBP or AVIF.',
      }),
    },
  },
  play: async (context) => {
    await upload(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('is a PDF')
  },
}
export const OnSmallPhone: Story = { globals: onSmallPhone }
export const Dark: Story = { ...Choosing, globals: inDark }
export const DarkUploaded: Story = { ...Uploaded, globals: inDark }

function fail(): never {
  throw new Error('There are no stored pictures.')
}
