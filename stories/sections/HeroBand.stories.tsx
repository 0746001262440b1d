import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeroBand } from '../../src/sections/HeroBand'
import { homeContent } from '../support/content'
import { inWindow } from '../support/screens'

const meta = {
  component: HeroBand,
  args: homeContent.hero,
  parameters: { layout: 'fullscreen', ...inWindow('640px') },
} satisfies Meta<typeof HeroBand>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
