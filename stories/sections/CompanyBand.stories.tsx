import type { Meta, StoryObj } from '@storybook/react-vite'
import { CompanyBand } from '../../src/sections/CompanyBand'
import { aboutContent } from '../support/content'
import { inDark, onSmallPhone } from '../support/screens'

const meta = {
  component: CompanyBand,
  args: aboutContent,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompanyBand>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const Phone: Story = { globals: onSmallPhone }
export const Dark: Story = { globals: inDark }
