import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeroBand } from '../../src/sections/HeroBand'
import { homeContent } from '../support/content'
import { inWindow } from '../support/screens'

export default {
  component: HeroBand,
  args: homeContent.hero,
  parameters: { layout: 'fullscreen', ...inWindow('640px') },
} satisfies Meta<typeof HeroBand>

type Story = StoryObj<typeof HeroBand>

export const Standard: Story = {}
