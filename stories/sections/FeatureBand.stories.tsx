import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeatureBand } from '../../src/sections/FeatureBand'
import { aboutContent, homeContent } from '../support/content'
import { inDark, onSmallPhone } from '../support/screens'

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
export const Phone: Story = { globals: onSmallPhone }
export const Dark: Story = { args: WhyChoose.args, globals: inDark }
