import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { Icon, iconNames } from '../../src/components/Icon'
import { onSmallPhone, underPointer } from '../support/screens'

export default {
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

type Story = StoryObj<typeof Button>

export const Primary: Story = { tags: ['forced-colors'] }
export const Secondary: Story = { args: { kind: 'secondary' }, tags: ['forced-colors'] }
export const Quiet: Story = { args: { kind: 'quiet' }, tags: ['forced-colors'] }
export const Large: Story = { args: { size: 'large' } }
export const Link: Story = { args: { href: '#', children: 'Contact' }, tags: ['forced-colors'] }
export const CurrentPage: Story = {
  args: { href: '#', 'aria-current': 'page', children: 'Contact' },
  tags: ['forced-colors'],
}
export const WithIcon: Story = {
  args: {
    kind: 'secondary',
    startIcon: <Icon name="file" size={20} />,
    children: 'Upload GST PDF',
  },
}
export const Busy: Story = {
  args: { busy: true, children: 'Sending your application…' },
  tags: ['forced-colors'],
}
export const Disabled: Story = { args: { disabled: true }, tags: ['forced-colors'] }
export const LongWords: Story = {
  args: { children: 'Register your travel company as a partner in Singapore and Malaysia' },
  globals: onSmallPhone,
}
export const Hovered: Story = { globals: underPointer }
export const HoveredSecondary: Story = { ...Hovered, args: Secondary.args }
export const HoveredQuiet: Story = { ...Hovered, args: Quiet.args }
export const Focused: Story = { play: async () => userEvent.tab(), tags: ['forced-colors'] }
export const FocusedSecondary: Story = { ...Focused, args: Secondary.args }
