import type { Meta, StoryObj } from '@storybook/react-vite'
import { GetInTouch } from '../../src/sections/ContactPanels'
import { contactContent, siteContent } from '../support/content'

const meta = {
  component: GetInTouch,
  args: { ...contactContent.getInTouch, site: siteContent },
} satisfies Meta<typeof GetInTouch>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
