import type { Meta, StoryObj } from '@storybook/react-vite'
import { PromiseBand } from '../../src/sections/PromiseBand'
import { aboutContent } from '../support/content'
import { onSmallPhone, withoutSnippet } from '../support/screens'

export default {
  component: PromiseBand,
  args: aboutContent.promise,
  parameters: { layout: 'fullscreen', ...withoutSnippet },
} satisfies Meta<typeof PromiseBand>

type Story = StoryObj<typeof PromiseBand>

export const Standard: Story = { tags: ['forced-colors'] }
export const LongWords: Story = {
  args: { heading: 'Our promise to every agency, in every season, on every journey' },
  globals: onSmallPhone,
}
