import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../../src/components/Panel'

const meta = {
  component: Panel,
  args: { 'aria-label': 'A panel', children: 'Something that stands for itself.' },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Raised: Story = { args: { tone: 'raised' }, tags: ['forced-colors'] }
