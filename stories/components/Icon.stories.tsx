import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '../../src/components/Icon'

export default {
  component: Icon,
  args: { name: 'phone' },
  argTypes: {
    name: { control: 'select', options: iconNames },
  },
} satisfies Meta<typeof Icon>

type Story = StoryObj<typeof Icon>

export const Standard: Story = {}
