import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutScreen } from '../../src/screens/AboutScreen'
import { aboutContent } from '../support/content'
import { aboutContent as own } from '../support/ownContent'
import { wholePage } from '../support/screens'
import { withLayout } from '../support/withLayout'

const { seo, ...content } = aboutContent

export default {
  component: AboutScreen,
  args: content,
  decorators: [withLayout('/about/')],
  parameters: wholePage,
  tags: ['one-screenshot'],
} satisfies Meta<typeof AboutScreen>

type Story = StoryObj<typeof AboutScreen>

export const Desktop: Story = { tags: ['forced-colors'] }

export const Own: Story = { args: own, tags: ['own-texts'] }
