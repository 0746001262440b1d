import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteFooter } from '../../src/layout/SiteFooter'
import { siteContent } from '../support/content'
import { inDark, onSmallPhone } from '../support/screens'

const meta = {
  component: SiteFooter,
  args: { site: siteContent, year: '2026' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const Phone: Story = { globals: onSmallPhone }
export const Dark: Story = { globals: inDark }
