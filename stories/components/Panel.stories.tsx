import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../../src/components/Panel'

export default {
  component: Panel,
  args: { heading: 'Get in Touch', children: <p>Something that stands for itself.</p> },
} satisfies Meta<typeof Panel>

type Story = StoryObj<typeof Panel>

export const Raised: Story = {
  name: 'Raised (card)',
  args: { raised: true },
  tags: ['dark-screenshot', 'forced-screenshot'],
}
