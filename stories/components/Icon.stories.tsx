import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '../../src/components/Icon'

const meta = {
  component: Icon,
  args: { name: 'phone' },
  argTypes: {
    name: { control: 'select', options: iconNames, table: { type: { summary: 'IconName' } } },
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
