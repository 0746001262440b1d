import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandName } from '../../src/layout/BrandName'
import { siteContent } from '../support/content'
import { withoutSnippet } from '../support/screens'

export default {
  component: BrandName,
  args: { brand: siteContent.brand },
  parameters: withoutSnippet,
} satisfies Meta<typeof BrandName>

type Story = StoryObj<typeof BrandName>

export const Full: Story = {}
