import type { Meta, StoryObj } from '@storybook/react-vite'
import { HomeScreen } from '../../src/screens/HomeScreen'
import { aboutContent, homeContent } from '../support/content'
import * as own from '../support/ownContent'
import { wholePage } from '../support/screens'
import { withLayout } from '../support/withLayout'

const { seo, ...content } = homeContent

export default {
  component: HomeScreen,
  args: { ...content, fleet: aboutContent.fleet },
  decorators: [withLayout('/')],
  parameters: wholePage,
  tags: ['!screenshot'],
} satisfies Meta<typeof HomeScreen>

type Story = StoryObj<typeof HomeScreen>

export const Desktop: Story = { tags: ['forced-screenshot'] }

export const Own: Story = {
  args: { ...own.homeContent, fleet: own.aboutContent.fleet },
  tags: ['own-texts'],
}
