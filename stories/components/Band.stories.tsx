import type { Meta, StoryObj } from '@storybook/react-vite'
import { Band } from '../../src/components/Band'

const meta = {
  component: Band,
  args: { 'aria-label': 'A band', children: 'Whatever belongs together.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Band>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Raised: Story = { args: { tone: 'raised' } }
