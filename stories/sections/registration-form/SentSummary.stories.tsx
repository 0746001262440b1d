import type { Meta, StoryObj } from '@storybook/react-vite'
import { SentSummary } from '../../../src/sections/registration-form/SentSummary'
import { contactContent } from '../../support/content'
import { completeDraft } from '../../support/registration'
import { inDark, onSmallPhone } from '../../support/screens'

const meta = {
  component: SentSummary,
  args: {
    texts: contactContent.form,
    draft: { ...completeDraft, company_address: '12 MG Road\nBengaluru 560001' },
    reference: '7F3A92C1',
    at: Date.UTC(2026, 10, 21, 8, 30),
  },
} satisfies Meta<typeof SentSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
/** The form below still has what was changed. */
export const ChangedWhileSending: Story = { args: { hasUnsent: true } }

export const Phone: Story = { globals: onSmallPhone }
export const Dark: Story = { globals: inDark }
