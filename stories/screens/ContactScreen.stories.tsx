import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ContactScreen } from '../../src/screens/ContactScreen'
import { contactContent, siteContent } from '../support/content'
import { keepsNothing, sendSucceeds, uploadSucceeds } from '../support/registration'
import { inDark, onSmallPhone, wholePage } from '../support/screens'
import { withLayout } from '../support/withLayout'

const meta = {
  component: ContactScreen,
  args: {
    ...contactContent,
    contact: siteContent.contact,
    sendApplication: fn(sendSucceeds),
    uploadDocument: fn(uploadSucceeds),
    draftStore: keepsNothing,
    looksAutomated: () => false,
  },
  decorators: [withLayout('/contact/')],
  parameters: wholePage,
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {}
export const Phone: Story = { globals: onSmallPhone }
export const Dark: Story = { globals: inDark }
