import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoticeBand } from '../../src/sections/NoticeBand'
import { siteContent } from '../support/content'

const meta = {
  component: NoticeBand,
  args: { ...siteContent.notFound, contact: siteContent.contact },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoticeBand>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const Failure: Story = { args: siteContent.failure }
