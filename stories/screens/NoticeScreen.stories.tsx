import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoticeScreen } from '../../src/screens/NoticeScreen'
import { aboutContent, siteContent } from '../support/content'
import * as own from '../support/ownContent'
import { wholePage } from '../support/screens'
import { withLayout } from '../support/withLayout'

export default {
  component: NoticeScreen,
  args: { ...siteContent.notFound, picture: aboutContent.fleet },
  decorators: [withLayout('/404/')],
  parameters: wholePage,
  tags: ['!screenshot'],
} satisfies Meta<typeof NoticeScreen>

type Story = StoryObj<typeof NoticeScreen>

export const NotFound: Story = {}

export const Own: Story = {
  args: { ...own.siteContent.notFound, picture: own.aboutContent.fleet },
  tags: ['own-texts'],
}
