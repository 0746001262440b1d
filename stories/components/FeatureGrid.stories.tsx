import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeatureGrid } from '../../src/components/FeatureGrid'
import { aboutContent } from '../support/content'
import { listOf, longWord } from '../support/lists'

const { items } = aboutContent.whyChoose

const features = (count: number) => ({
  items: listOf(items, count, (item, round) => ({ ...item, title: `${item.title} (${round})` })),
})

export default { component: FeatureGrid, args: { items } } satisfies Meta<typeof FeatureGrid>

type Story = StoryObj<typeof FeatureGrid>

export const Four: Story = { tags: ['forced-colors'] }
export const One: Story = { args: features(1), tags: ['forced-colors'] }
export const Two: Story = { args: features(2) }
export const Three: Story = { args: features(3) }
export const Five: Story = { args: features(5) }
export const Six: Story = { args: features(6) }
export const Seven: Story = { args: features(7) }
export const Twelve: Story = { args: features(12) }
export const LongWords: Story = {
  args: {
    items: items.map((item) => ({ ...item, title: `${item.title}, and everything around it` })),
  },
}
export const OneLongWord: Story = {
  args: {
    items: items.map((item) => ({ ...item, title: `${longWord}${item.icon}`, text: longWord })),
  },
}
