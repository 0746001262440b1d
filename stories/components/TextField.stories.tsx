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
export const Invalid: Story = {
  args: { error: 'Enter your company name' },
  tags: ['dark-screenshot', 'forced-screenshot'],
}
/** The note below explains the value. */
export const WithNote: Story = {
  name: 'With hint and note',
  args: {
    label: 'GST number',
    hint: 'As on your GST certificate',
    value: '26ABCDE1234F1Z5',
    note: 'Dadra and Nagar Haveli and Daman and Diu · PAN ABCDE1234F',
  },
  globals: onSmallPhone,
}
export const Hovered: Story = { globals: underPointer }
export const Focused: Story = { play: async () => userEvent.tab(), tags: ['dark-screenshot'] }
export const LongWords: Story = {
  args: {
    label: 'The full legal name of your company as it stands on the certificate of registration',
    value: 'Sunrise Holidays and International Travel Services Private Limited (Bengaluru)',
    error: 'Company name must be 200 characters or fewer, and this one is a good deal longer',
  },
  globals: onSmallPhone,
  tags: ['!screenshot'],
}
export const FocusedInvalid: Story = { ...Focused, args: Invalid.args }

const severalLines = {
  id: 'company_address',
  name: 'company_address',
  label: 'Company address',
  rows: 3,
}

export const MoreLinesThanShow: Story = {
  args: {
    ...severalLines,
    value:
      'Sunrise Holidays Pvt Ltd\nSecond floor, Shalimar House\n12 MG Road\nBengaluru 560001\nIndia',
  },
  tags: ['!screenshot'],
}
export const SeveralLinesInvalid: Story = {
  args: {
    ...severalLines,
    hint: 'As on your GST certificate',
    error: 'Enter your company address',
  },
}
