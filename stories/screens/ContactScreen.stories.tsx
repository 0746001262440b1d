import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RegistrationForm } from '../../src/registration/form/RegistrationForm'
import { ContactScreen } from '../../src/screens/ContactScreen'
import { contactContent, siteContent } from '../support/content'
import {
  documentIsThere,
  expectEmptyForm,
  hasSentNothing,
  loadRules,
  pasteTexts,
  savesNothing,
  sendSucceeds,
  submit,
  uploadBoth,
  uploadSucceeds,
} from '../support/registration'
import { inDark, onSmallPhone, wholePage } from '../support/screens'
import { withLayout } from '../support/withLayout'

const sendApplication = fn(sendSucceeds)

const meta = {
  component: ContactScreen,
  args: {
    ...contactContent,
    contact: siteContent.contact,
    children: (
      <RegistrationForm
        texts={contactContent.form}
        contact={siteContent.contact}
        sendApplication={sendApplication}
        loadRules={loadRules}
        uploadDocument={uploadSucceeds}
        findDocument={documentIsThere}
        draftStorage={savesNothing}
        receiptStorage={hasSentNothing}
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
export const Phone: Story = { globals: onSmallPhone }
export const Dark: Story = { globals: inDark }
/** An agent reads what to have ready, fills in the form and reads that it was sent. */
export const Registers: Story = {
  play: async ({ canvas, step }) => {
    await step('read what to have ready', async () => {
      await expect(canvas.getByText(contactContent.lead)).toBeVisible()
    })
    await step('fill in the text fields', () => pasteTexts(canvas))
    await step('upload both documents', () => uploadBoth(canvas))
    await step('send', () => submit(canvas))
    await step('read that it was sent, and what happens next', async () => {
      const alert = await canvas.findByRole('alert')
      await expect(alert).toHaveTextContent(contactContent.form.success.heading)
      await expect(alert).toHaveTextContent(contactContent.form.success.next)
      await expect(alert).toHaveFocus()
      await expect(sendApplication).toHaveBeenCalledTimes(1)
    })
    await step('the form is empty for another company', () => expectEmptyForm(canvas))
  },
}
