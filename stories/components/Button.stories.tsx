import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { onSmallPhone, underPointer } from '../support/screens'

export default {
  component: Button,
  args: { children: 'Register Now', onClick: fn() },
} satisfies Meta<typeof Button>

type Story = StoryObj<typeof Button>

export const Primary: Story = { tags: ['dark-screenshot', 'forced-screenshot'] }
export const Secondary: Story = { args: { kind: 'secondary' } }
export const Quiet: Story = { args: { kind: 'quiet' } }
export const Link: Story = { args: { href: '#', children: 'Contact' } }
export const Busy: Story = {
  args: { busy: true, children: 'Sending your application…' },
}
export const Disabled: Story = { args: { disabled: true }, tags: ['forced-screenshot'] }
export const LongWords: Story = {
  args: {
    size: 'large',
    children: 'Register your travel company as a partner in Singapore and Malaysia',
  },
  globals: onSmallPhone,
  tags: ['!screenshot'],
}
/** Every kind, because each has its own hover style. */
export const Hovered: Story = {
  render: (args) => (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button {...args} />
      <Button {...args} kind="secondary" />
      <Button {...args} kind="quiet" />
    </Box>
  ),
  globals: underPointer,
  tags: ['dark-screenshot'],
}
export const Focused: Story = { play: async () => userEvent.tab(), tags: ['forced-screenshot'] }
