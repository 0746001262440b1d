import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteHeader } from '../../src/layout/SiteHeader'
import { siteContent } from '../support/content'
import { onSmallPhone } from '../support/screens'

const meta = {
  component: SiteHeader,
  args: { site: siteContent, path: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const OnHome: Story = {}
export const OnAbout: Story = { args: { path: '/about/' } }
export const OnContact: Story = { args: { path: '/contact/' } }
export const Phone: Story = { globals: onSmallPhone }
