import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeatureGrid } from '../../src/components/FeatureGrid'
import { aboutContent } from '../support/content'
import { inDark, onSmallPhone } from '../support/screens'

const { items } = aboutContent.whyChoose

const meta = { component: FeatureGrid, args: { items } } satisfies Meta<typeof FeatureGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = { tags: ['forced-colors'] }
export const One: Story = { args: { items: items.slice(0, 1) } }
export const LongWords: Story = {
  args: {
    items: items.map((item) => ({ ...item, title: `${item.title}, and everything around it` })),
  },
}
export const Phone: Story = { globals: onSmallPhone }
export const Dark: Story = { globals: inDark }
