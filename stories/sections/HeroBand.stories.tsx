import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { HeroBand } from '../../src/sections/HeroBand'
import { homeContent } from '../support/content'
import { inWindow } from '../support/screens'

export default {
  component: HeroBand,
  args: homeContent.hero,
  parameters: { layout: 'fullscreen', ...inWindow('640px') },
} satisfies Meta<typeof HeroBand>

type Story = StoryObj<typeof HeroBand>

export const WithPicture: Story = { tags: ['dark-screenshot'] }
/** The same as while the picture loads. */
export const PictureMissing: Story = {
  args: { image: { publicURL: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' } },
}
export const LongWords: Story = {
  args: {
    headline:
      'Expand your business with exclusive B2B Singapore and Malaysia deals, at competitive prices and with guaranteed quality',
  },
  tags: ['!screenshot'],
}
/** The focus ring must be visible over any picture. */
export const Focused: Story = { play: async () => userEvent.tab(), tags: ['forced-screenshot'] }
