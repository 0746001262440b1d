import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeatureBand } from '../../src/sections/FeatureBand'
import { aboutContent, homeContent } from '../support/content'

const meta = {
  component: FeatureBand,
  args: homeContent.offers,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FeatureBand>

export default meta
type Story = StoryObj<typeof meta>

export const Offers: Story = {}
export const WhyChoose: Story = { args: { ...aboutContent.whyChoose, tone: 'raised' } }
export const OneOffer: Story = {
  args: { ...homeContent.offers, items: homeContent.offers.items.slice(0, 1) },
}
