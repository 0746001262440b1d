import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionBand } from '../../src/sections/ActionBand'
import { aboutContent, homeContent, longWord } from '../support/content'
import { onSmallPhone, withoutSnippet } from '../support/screens'

const { heading, text } = aboutContent.promise

export default {
  component: ActionBand,
  args: { heading, text, action: homeContent.hero.action },
  parameters: { layout: 'fullscreen', ...withoutSnippet },
} satisfies Meta<typeof ActionBand>

type Story = StoryObj<typeof ActionBand>

export const Statement: Story = {
  args: { isStatement: true },
  tags: ['dark-screenshot', 'forced-screenshot'],
}
export const Question: Story = { args: { ...homeContent.closing }, tags: ['dark-screenshot'] }
export const LongWords: Story = {
  args: {
    heading: 'Our promise to every agency, in every season, on every journey',
    action: { label: longWord.slice(0, 30), path: '/contact/' },
    isStatement: true,
  },
  globals: onSmallPhone,
  tags: ['!screenshot'],
}
