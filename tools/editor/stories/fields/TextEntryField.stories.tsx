import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inDark, onSmallPhone } from '../../../../stories/support/screens'
import type { TextEntry } from '../../model/fields'
import { FieldBench } from './FieldBench'

const headline: TextEntry = {
  kind: 'text',
  key: 'headline',
  label: 'Headline',
  hint: 'The first thing that visitors read.',
  required: true,
  max: 90,
  words: 12,
  lines: 1,
  textKind: 'plain',
  placeholders: [],
}
const label: TextEntry = {
  ...headline,
  key: 'label',
  label: 'Label',
  hint: undefined,
  max: 30,
  words: undefined,
}
const notice: TextEntry = {
  ...label,
  key: 'notice',
  label: 'Notice',
  max: 200,
  placeholders: ['email', 'phone'],
}
const many = 'Expand your business with exclusive B2B deals in Singapore and Malaysia, today, now'

const meta = {
  component: FieldBench,
  args: { field: label, value: 'Register Now', onEdit: fn() },
} satisfies Meta<typeof FieldBench>

export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {}
export const Empty: Story = { args: { value: '' } }
export const WithHint: Story = {
  args: { field: headline, value: 'Sell the journey; we run it' },
}
/** Little is left: the counter says how much. */
export const NearlyFull: Story = { args: { value: 'Register with us this month' } }
export const TooLong: Story = {
  args: {
    field: headline,
    value: `${many}, for you`,
    mistakes: ['"headline" has 92 characters, but at most 90 fit. Shorten it.'],
  },
  tags: ['forced-colors'],
}
export const TooManyWords: Story = {
  args: {
    field: headline,
    value: 'One two three four five six seven eight nine ten eleven twelve thirteen',
    mistakes: ['"headline" has 13 words, but at most 12 fit. Shorten it.'],
  },
}
export const WithPlaceholders: Story = {
  args: { field: notice, value: 'Try again, or contact us at {email}.' },
  tags: ['forced-colors'],
}
/** A placeholder goes to where the caret is, and the caret behind it. */
export const PlaceholderInserted: Story = {
  args: { field: notice, value: 'Call  now.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notice' })
    input.focus()
    input.setSelectionRange(5, 5)
    await userEvent.click(canvas.getByRole('button', { name: 'Insert {phone}' }))
    await expect(input).toHaveValue('Call {phone} now.')
    await expect(input).toHaveFocus()
    await expect(input.selectionStart).toBe(12)
    await expect(args.onEdit).toHaveBeenCalledWith({
      kind: 'set',
      path: ['notice'],
      value: 'Call {phone} now.',
    })
  },
}
export const LongText: Story = {
  args: {
    field: { ...label, label: 'Paragraph', max: 600 },
    value: `${'We offer customised holiday packages, group tours and corporate travel. '.repeat(5)}`,
  },
}
export const SeveralLines: Story = {
  args: { field: { ...label, lines: 3, max: 120 }, value: 'First line\nSecond line' },
}
export const Address: Story = {
  args: {
    field: { ...label, textKind: 'email', label: 'E-mail', max: 60 },
    value: 'me@example.com',
  },
}
export const LongWords: Story = {
  args: {
    field: { ...notice, label: 'The name of a field that nobody will ever remember by heart' },
    value: 'Rajarajeshwarinagar'.repeat(3),
    mistakes: ['"notice" has a word of 57 characters (Rajarajeshwa…), too long for a phone.'],
  },
  globals: onSmallPhone,
}
export const Dark: Story = { args: TooLong.args, globals: inDark }
export const DarkPlaceholders: Story = { args: WithPlaceholders.args, globals: inDark }
