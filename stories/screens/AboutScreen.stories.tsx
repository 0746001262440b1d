import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutScreen } from '../../src/screens/AboutScreen'
import { aboutContent } from '../support/content'
import { wholePage } from '../support/screens'
import { withLayout } from '../support/withLayout'

export default {
  component: AboutScreen,
  args: aboutContent,
  decorators: [withLayout('/about/')],
  parameters: wholePage,
  tags: ['one-screenshot'],
} satisfies Meta<typeof AboutScreen>

type Story = StoryObj<typeof AboutScreen>

export const Desktop: Story = { tags: ['forced-colors'] }
