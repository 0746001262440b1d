import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactScreen } from '../../src/screens/ContactScreen'
import { ContactForm } from '../registration/states'
import { contactContent, siteContent } from '../support/content'
import * as own from '../support/ownContent'
import { wholePage } from '../support/screens'
import { withLayout } from '../support/withLayout'

const { seo, form, ...content } = contactContent

export default {
  component: ContactScreen,
  args: {
    ...content,
    site: siteContent,
    children: <ContactForm state={undefined} site={siteContent} texts={form} />,
  },
  decorators: [withLayout('/contact/')],
  parameters: wholePage,
  tags: ['!screenshot'],
} satisfies Meta<typeof ContactScreen>

type Story = StoryObj<typeof ContactScreen>

export const Desktop: Story = { tags: ['forced-screenshot'] }

export const Own: Story = {
  args: {
    ...own.contactContent,
    site: own.siteContent,
    children: (
      <ContactForm state={undefined} site={own.siteContent} texts={own.contactContent.form} />
    ),
  },
  tags: ['own-texts'],
}
