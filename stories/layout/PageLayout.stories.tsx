import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageLayout } from '../../src/layout/PageLayout'
import { siteContent } from '../support/content'
import { wholePage } from '../support/screens'

const heading = <h1>A page</h1>
const longPage = (
  <>
    {heading}
    <div style={{ height: '200vh' }}>The header stays in view, and the footer follows.</div>
  </>
)

const meta = {
  component: PageLayout,
  args: { site: siteContent, path: '/', year: '2026', children: heading },
  argTypes: {
    children: {
      control: 'radio',
      options: ['short', 'long'],
      mapping: { short: heading, long: longPage },
    },
  },
  parameters: wholePage,
} satisfies Meta<typeof PageLayout>

export default meta
type Story = StoryObj<typeof meta>

export const AroundAPage: Story = {}
