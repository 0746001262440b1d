import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { Icon } from '../../src/components/Icon'

const meta = {
  component: Button,
  args: { children: 'Register Now', onClick: fn() },
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
  globals: { viewport: { value: 'mobile1' } },
}
