import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { TextField } from '../../src/components/TextField'
import { onSmallPhone, underPointer } from '../support/screens'

export default {
  component: TextField,
  args: {
    id: 'company_name',
    name: 'company_name',
    label: 'Company name',
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof TextField>

type Story = StoryObj<typeof TextField>

export const Empty: Story = {}
export const WithHint: Story = { args: { hint: 'As on your GST certificate' } }
export const Filled: Story = { args: { value: 'Sunrise Holidays Pvt Ltd' } }
export const Invalid: Story = {
  args: { error: 'Enter your company name' },
  tags: ['forced-colors'],
}
export const InvalidWithHint: Story = {
  args: { hint: 'As on your GST certificate', error: 'Enter your company name' },
}
/** What the value says, below it. */
export const WithNote: Story = {
  args: {
    label: 'GST number',
    hint: 'As on your GST certificate',
    value: '26ABCDE1234F1Z5',
    note: 'Dadra and Nagar Haveli and Daman and Diu · PAN ABCDE1234F',
  },
  globals: onSmallPhone,
  tags: ['forced-colors'],
}
export const Disabled: Story = {
  args: { disabled: true, value: 'Sunrise Holidays Pvt Ltd' },
  tags: ['forced-colors'],
}
/** The edge gets darker on hover. */
export const Hovered: Story = { globals: underPointer }
export const Focused: Story = { play: async () => userEvent.tab() }
export const LongWords: Story = {
  args: {
    label: 'The full legal name of your company as it stands on the certificate of registration',
    value: 'Sunrise Holidays and International Travel Services Private Limited (Bengaluru)',
    error: 'Company name must be 200 characters or fewer, and this one is a good deal longer',
  },
  globals: onSmallPhone,
}
export const FocusedInvalid: Story = { ...Focused, ...Invalid }

const address = '12 MG Road\nBengaluru 560001'

export const SeveralLines: Story = {
  args: { id: 'company_address', name: 'company_address', label: 'Company address', rows: 3 },
}
export const SeveralLinesFilled: Story = { args: { ...SeveralLines.args, value: address } }
/** Longer text scrolls inside the box. */
export const MoreLinesThanShow: Story = {
  args: {
    ...SeveralLines.args,
    value: `Sunrise Holidays Pvt Ltd\nSecond floor, Shalimar House\n${address}\nIndia`,
  },
}
export const SeveralLinesInvalid: Story = {
  args: {
    ...SeveralLines.args,
    hint: 'As on your GST certificate',
    error: 'Enter your company address',
  },
  tags: ['forced-colors'],
}
export const SeveralLinesDisabled: Story = { args: { ...SeveralLinesFilled.args, disabled: true } }
export const SeveralLinesOfLongWords: Story = {
  args: {
    ...SeveralLines.args,
    label: 'The registered address of your company as it stands on the certificate',
    value: `${'Rajarajeshwarinagar'.repeat(4)}\nBengaluru 560098`,
    error: 'Company address must be 500 characters or fewer, and this one is a good deal longer',
  },
  globals: onSmallPhone,
}
