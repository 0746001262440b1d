import type { Meta, StoryObj } from '@storybook/react-vite'
import { RegistrationForm } from '../../src/registration/form/RegistrationForm'
import { ContactScreen } from '../../src/screens/ContactScreen'
import { contactContent, siteContent } from '../support/content'
import {
  browserWith,
  documentIsThere,
  loadRules,
  sendSucceeds,
  uploadSucceeds,
} from '../support/registration'
import { wholePage } from '../support/screens'
import { withLayout } from '../support/withLayout'

const meta = {
  component: ContactScreen,
  args: {
    ...contactContent,
    contact: siteContent.contact,
    children: (
      <RegistrationForm
        texts={contactContent.form}
        contact={siteContent.contact}
        sendApplication={sendSucceeds}
        loadRules={loadRules}
        uploadDocument={uploadSucceeds}
        findDocument={documentIsThere}
        draftStorage={browserWith()}
        isAutomated={() => false}
      />
    ),
  },
  decorators: [withLayout('/contact/')],
  parameters: wholePage,
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { tags: ['forced-colors'] }
