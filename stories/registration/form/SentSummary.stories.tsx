import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { receipt } from '../../../__tests__/fixtures/registration/samples'
import { Panel } from '../../../src/components/Panel'
import { SentSummary } from '../../../src/registration/form/SentSummary'
import { siteContent } from '../../support/content'
import { form } from '../../support/registration'
import { onSmallPhone, withoutSnippet } from '../../support/screens'

const twoLines = '12 MG Road\nBengaluru 560001'

export default {
  component: SentSummary,
  args: {
    texts: form,
    contact: siteContent.contact,
    titleId: 'title',
    receipt: { ...receipt, draft: { ...receipt.draft, company_address: twoLines } },
    outcome: { kind: 'sent', hasOther: false },
    onResend: fn(),
  },
  parameters: withoutSnippet,
  decorators: [
    (Story) => (
      <Panel raised>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof SentSummary>

type Story = StoryObj<typeof SentSummary>

export const Standard: Story = { tags: ['dark-screenshot'] }
/** The next application has been begun since. */
export const Earlier: Story = { args: { outcome: undefined } }

/** The company answers on WhatsApp. */
export const WithWhatsApp: Story = {
  args: { contact: { ...siteContent.contact, whatsapp: siteContent.contact.phone } },
  globals: onSmallPhone,
}

/** The answer came late, and the form was changed meanwhile. */
export const ChangedMeanwhile: Story = { args: { outcome: { kind: 'sent', hasOther: true } } }
