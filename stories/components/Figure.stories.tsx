import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figure } from '../../src/components/Figure'

export default {
  component: Figure,
  args: { value: '20+', label: 'vehicles in Singapore' },
} satisfies Meta<typeof Figure>

type Story = StoryObj<typeof Figure>

export const Standard: Story = {}
export const LongWords: Story = {
  args: { value: '1,200+', label: 'journeys between Singapore, Johor Bahru and Kuala Lumpur' },
}
