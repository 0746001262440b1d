import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PrivacyNotice } from '../../../src/registration/form/FormActions'
import { siteContent } from '../../support/content'
import { form } from '../../support/registration'
import { withoutSnippet } from '../../support/screens'

export default {
  component: PrivacyNotice,
  args: { texts: form.privacy, email: siteContent.contact.email },
  parameters: withoutSnippet,
} satisfies Meta<typeof PrivacyNotice>

type Story = StoryObj<typeof PrivacyNotice>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(args.texts.more))
    await expect(canvas.getByText(args.texts.rights.heading)).toBeVisible()
  },
  tags: ['dark-screenshot'],
}

/** The owner's own policy; content/contact.yaml has its address. */
export const WithPolicy: Story = {
  args: { texts: { ...form.privacy, policy: 'https://www.example.com/privacy' } },
}
