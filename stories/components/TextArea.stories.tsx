import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { TextArea } from '../../src/components/TextArea'
import { inDark, onSmallPhone, underPointer } from '../support/screens'

const meta = {
  component: TextArea,
  args: {
    id: 'company_address',
    name: 'company_address',
    label: 'Company address',
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

const address = '12 MG Road\nBengaluru 560001'

export const Empty: Story = {}
export const Filled: Story = { args: { value: address } }
/** Text that is longer than the box scrolls inside it. */
export const MoreLinesThanShow: Story = {
  args: { value: `Sunrise Holidays Pvt Ltd\nSecond floor, Shalimar House\n${address}\nIndia` },
}
export const Invalid: Story = {
  args: { hint: 'As on your GST certificate', error: 'Enter your company address' },
  tags: ['forced-colors'],
}
export const Disabled: Story = { args: { ...Filled.args, disabled: true } }
export const Hovered: Story = { globals: underPointer }
export const Focused: Story = { play: async () => userEvent.tab() }
export const FocusedInvalid: Story = { ...Focused, ...Invalid }
export const LongWords: Story = {
  args: {
    label: 'The registered address of your company as it stands on the certificate',
    value: `${'Rajarajeshwarinagar'.repeat(4)}\nBengaluru 560098`,
    error: 'Company address must be 500 characters or fewer, and this one is a good deal longer',
  },
  globals: onSmallPhone,
}
export const Dark: Story = { args: Filled.args, globals: inDark }
