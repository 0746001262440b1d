import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageLayout } from '../../src/layout/PageLayout'
import { siteContent } from '../support/content'
import { wholePage } from '../support/screens'

const meta = {
  component: PageLayout,
  args: { site: siteContent, path: '/', year: '2026', children: <h1>A page</h1> },
  argTypes: { children: { control: false } },
  parameters: wholePage,
} satisfies Meta<typeof PageLayout>

export default meta
type Story = StoryObj<typeof meta>

export const AroundAPage: Story = {}
