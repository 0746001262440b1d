import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoticeBand } from '../../src/sections/NoticeBand'
import { siteContent } from '../support/content'
import { inDark, onSmallPhone } from '../support/screens'

const meta = {
  component: NoticeBand,
  args: { ...siteContent.notFound, contact: siteContent.contact },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoticeBand>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const Failure: Story = { args: siteContent.failure }
export const Phone: Story = { globals: onSmallPhone }
export const Dark: Story = { globals: inDark }
