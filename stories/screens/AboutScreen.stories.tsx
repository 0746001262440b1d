import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutScreen } from '../../src/screens/AboutScreen'
import { aboutContent, homeContent } from '../support/content'
import * as own from '../support/ownContent'
import { wholePage } from '../support/screens'
import { withLayout } from '../support/withLayout'

const { seo, ...content } = aboutContent

export default {
  component: AboutScreen,
  args: { ...content, action: homeContent.hero.action },
  decorators: [withLayout('/about/')],
  parameters: wholePage,
  tags: ['!screenshot'],
} satisfies Meta<typeof AboutScreen>

type Story = StoryObj<typeof AboutScreen>

export const Desktop: Story = {}

export const Own: Story = {
  args: { ...own.aboutContent, action: own.homeContent.hero.action },
  tags: ['own-texts'],
}
