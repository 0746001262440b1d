import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeatureGrid } from '../../src/components/FeatureGrid'
import { aboutContent, longWord } from '../support/content'

const { items } = aboutContent.whyChoose

export default { component: FeatureGrid, args: { items } } satisfies Meta<typeof FeatureGrid>

type Story = StoryObj<typeof FeatureGrid>

export const Four: Story = { tags: ['forced-colors'] }
export const One: Story = { args: { items: items.slice(0, 1) }, tags: ['forced-colors'] }
export const OneLongWord: Story = {
  args: {
    items: items.map((item) => ({ ...item, title: `${longWord}${item.icon}`, text: longWord })),
  },
}
