import type { Meta, StoryObj } from '@storybook/react-vite'
import { WhyPartner } from '../../src/sections/ContactPanels'
import { contactContent } from '../support/content'

const meta = {
  component: WhyPartner,
  args: contactContent.whyPartner,
} satisfies Meta<typeof WhyPartner>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
