import type { Meta, StoryObj } from '@storybook/react-vite'
import { Band } from '../../src/components/Band'

export default {
  component: Band,
  args: {
    'aria-labelledby': 'band',
    children: <span id="band">Whatever belongs together.</span>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Band>

type Story = StoryObj<typeof Band>

export const Raised: Story = { args: { tone: 'raised' } }
