import type { Meta, StoryObj } from '@storybook/react-vite'
import { FleetStrip } from '../../src/sections/FleetStrip'
import { aboutContent } from '../support/content'
import { withoutSnippet } from '../support/screens'

export default {
  component: FleetStrip,
  args: aboutContent.fleet,
  parameters: { layout: 'fullscreen', ...withoutSnippet },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 72 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FleetStrip>

type Story = StoryObj<typeof FleetStrip>

export const TwoFigures: Story = { tags: ['dark-screenshot', 'forced-screenshot'] }
