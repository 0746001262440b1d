import type { Meta, StoryObj } from '@storybook/react-vite'
import { Band } from '../../src/components/Band'

export default {
  component: Band,
  args: { heading: 'Why us', children: <p>Whatever belongs together.</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Band>

type Story = StoryObj<typeof Band>

export const Raised: Story = { args: { raised: true } }
