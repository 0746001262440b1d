import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../../src/components/Panel'

export default {
  component: Panel,
  args: {
    'aria-labelledby': 'panel',
    children: <span id="panel">Something that stands for itself.</span>,
  },
} satisfies Meta<typeof Panel>

type Story = StoryObj<typeof Panel>

export const Raised: Story = { args: { tone: 'raised' }, tags: ['forced-colors'] }
