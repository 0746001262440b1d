import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandName } from '../../src/layout/BrandName'
import { siteContent } from '../support/content'
import { onSmallPhone } from '../support/screens'

const meta = {
  component: BrandName,
  args: { brand: siteContent.brand },
} satisfies Meta<typeof BrandName>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const CompactOnPhone: Story = {
  args: { compact: true },
  globals: onSmallPhone,
}
