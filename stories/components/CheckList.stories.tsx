import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckList } from '../../src/components/CheckList'
import { contactContent } from '../support/content'
import { listOf } from '../support/lists'
import { onSmallPhone } from '../support/screens'

const meta = {
  component: CheckList,
  args: { items: contactContent.whyPartner.items },
} satisfies Meta<typeof CheckList>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const One: Story = { args: { items: contactContent.whyPartner.items.slice(0, 1) } }
export const Most: Story = {
  args: {
    items: listOf(contactContent.whyPartner.items, 12, (text, round) => `${text} (${round})`),
  },
}
export const LongWords: Story = {
  args: {
    items: [
      'Competitive prices for groups, families and honeymooners, all year round',
      `A${'dvantage'.repeat(6)}`,
    ],
  },
  globals: onSmallPhone,
}
