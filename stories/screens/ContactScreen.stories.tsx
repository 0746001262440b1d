import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CompanyContact, RegistrationTexts } from '../../src/content/generated/types'
import { RegistrationForm } from '../../src/registration/form/RegistrationForm'
import { ContactScreen } from '../../src/screens/ContactScreen'
import { contactContent, siteContent } from '../support/content'
import * as own from '../support/ownContent'
import {
  browserWith,
  documentIsThere,
  loadRules,
  sendSucceeds,
  uploadSucceeds,
} from '../support/registration'
import { wholePage } from '../support/screens'
import { withLayout } from '../support/withLayout'

const formOf = (texts: RegistrationTexts, contact: CompanyContact) => (
  <RegistrationForm
    texts={texts}
    contact={contact}
    sendApplication={sendSucceeds}
    loadRules={loadRules}
    uploadDocument={uploadSucceeds}
    findDocument={documentIsThere}
    draftStorage={browserWith()}
    isAutomated={() => false}
  />
)

const meta = {
  component: ContactScreen,
  args: {
    ...contactContent,
    contact: siteContent.contact,
    children: formOf(contactContent.form, siteContent.contact),
  },
  decorators: [withLayout('/contact/')],
  parameters: wholePage,
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { tags: ['forced-colors'] }

/** With the site's own texts. */
export const Own: Story = {
  args: {
    ...own.contactContent,
    contact: own.siteContent.contact,
    children: formOf(own.contactContent.form, own.siteContent.contact),
  },
  tags: ['own-texts'],
}
