import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../../src/components/Panel'

export default {
  component: Panel,
  args: { 'aria-label': 'A panel', children: 'Something that stands for itself.' },
} satisfies Meta<typeof Panel>

type Story = StoryObj<typeof Panel>

export const Raised: Story = { args: { tone: 'raised' }, tags: ['forced-colors'] }
