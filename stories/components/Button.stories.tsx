import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { Icon, iconNames } from '../../src/components/Icon'
import { inDark, onSmallPhone } from '../support/screens'

const meta = {
  component: Button,
  args: { children: 'Register Now', onClick: fn() },
  argTypes: {
    startIcon: {
      control: 'select',
      options: iconNames,
      mapping: Object.fromEntries(
        iconNames.map((name) => [name, <Icon key={name} name={name} size={20} />]),
      ),
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { kind: 'secondary' } }
export const Quiet: Story = { args: { kind: 'quiet' } }
export const Large: Story = { args: { size: 'large' } }
export const Link: Story = { args: { href: '#', children: 'Contact' } }
export const CurrentPage: Story = {
  args: { href: '#', 'aria-current': 'page', children: 'Contact' },
}
export const WithIcon: Story = {
  args: {
    kind: 'secondary',
    startIcon: <Icon name="file" size={20} />,
    children: 'Upload GST PDF',
  },
}
export const Busy: Story = { args: { busy: true, children: 'Sending your application…' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongWords: Story = {
  args: { children: 'Register your travel company as a partner in Singapore and Malaysia' },
  globals: onSmallPhone,
}
export const Focused: Story = { play: async () => userEvent.tab() }
export const FocusedSecondary: Story = { ...Focused, args: Secondary.args }
export const Dark: Story = { globals: inDark }
export const DarkSecondary: Story = { args: Secondary.args, globals: inDark }
