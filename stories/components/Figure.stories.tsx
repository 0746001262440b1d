import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figure } from '../../src/components/Figure'

const meta = {
  component: Figure,
  args: { value: '20+', label: 'vehicles in Singapore' },
} satisfies Meta<typeof Figure>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const LongWords: Story = {
  args: { value: '1,200+', label: 'journeys between Singapore, Johor Bahru and Kuala Lumpur' },
}
