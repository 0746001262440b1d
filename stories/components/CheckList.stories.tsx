import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckList } from '../../src/components/CheckList'
import { contactContent } from '../support/content'
import { onSmallPhone } from '../support/screens'

export default {
  component: CheckList,
  args: { items: contactContent.whyPartner.items },
} satisfies Meta<typeof CheckList>

type Story = StoryObj<typeof CheckList>

export const Standard: Story = {}
export const LongWords: Story = {
  args: {
    items: [
      'Competitive prices for groups, families and honeymooners, all year round',
      `A${'dvantage'.repeat(6)}`,
    ],
  },
  globals: onSmallPhone,
}
