import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { completeDraft } from '../../../__tests__/fixtures/registration/samples'
import { SendFailureAlert } from '../../../src/registration/form/SendFailureAlert'
import { siteContent } from '../../support/content'
import { form } from '../../support/registration'
import { withoutSnippet } from '../../support/screens'

export default {
  component: SendFailureAlert,
  args: {
    texts: form,
    contact: siteContent.contact,
    outcome: { ok: false, reason: 'refused', text: 'Too Many Requests' },
    draft: completeDraft,
    onSubmit: fn(),
    onSendAgain: fn(),
  },
  parameters: withoutSnippet,
} satisfies Meta<typeof SendFailureAlert>

type Story = StoryObj<typeof SendFailureAlert>

/** Nothing was sent: trying again is safe. */
export const Refused: Story = {}

/** A provider's error page: its words, and only the first of them. */
export const LongAnswer: Story = {
  args: {
    outcome: {
      ok: false,
      reason: 'refused',
      text: `<html><body><h1>502 Bad Gateway</h1><p>${'upstream failed '.repeat(600)}</p></body></html>`,
    },
  },
  tags: ['!screenshot'],
}

/** Sending again may make it arrive twice, so the button says so. */
export const MayHaveArrived: Story = {
  args: { outcome: { ok: false, reason: 'timedOut', text: '' } },
  tags: ['dark-screenshot'],
}
const at = Date.UTC(2026, 10, 21, 8, 30)

/** This browser has sent one with this number before, and then another without an answer. */
export const Withheld: Story = {
  args: {
    outcome: {
      ok: false,
      reason: 'alreadySent',
      text: '',
      earlier: { sentAt: at, unclearAt: at },
    },
  },
}

/** A second attempt, after one without an answer: the button sends it again too. */
export const SecondRefused: Story = {
  args: {
    outcome: {
      ok: false,
      reason: 'refused',
      text: 'No.',
      earlier: { unclearAt: at },
    },
  },
}

/** The company answers there too. */
export const WithWhatsApp: Story = {
  args: { contact: { ...siteContent.contact, whatsapp: siteContent.contact.phone } },
}
