import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutScreen } from '../../src/screens/AboutScreen'
import { aboutContent } from '../support/content'
import { withLayout } from '../support/withLayout'

const meta = {
  component: AboutScreen,
  args: aboutContent,
  decorators: [withLayout('/about/')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
