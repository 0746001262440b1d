import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SendFailureAlert } from '../../../src/registration/form/SendFailureAlert'
import { siteContent } from '../../support/content'
import { completeDraft, form } from '../../support/registration'
import { inDark, onSmallPhone } from '../../support/screens'

const meta = {
  component: SendFailureAlert,
  args: {
    texts: form,
    contact: siteContent.contact,
    outcome: { ok: false, reason: 'refused', text: 'Too Many Requests' },
    draft: completeDraft,
    onSend: fn(),
  },
} satisfies Meta<typeof SendFailureAlert>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing was sent: trying again is safe. */
export const Refused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: form.failure.tryAgain }))
    await expect(args.onSend).toHaveBeenCalledWith(false)
  },
}

/** Nothing was sent, and the device knows why. */
export const Offline: Story = {
  args: { outcome: { ok: false, reason: 'offline', text: '' } },
}

/** A part of the page's script does not load; perhaps it is gone, because of a new release. */
export const Unavailable: Story = {
  args: { outcome: { ok: false, reason: 'unavailable', text: '' } },
}

/** A provider's error page: its words, and only the first of them. */
export const LongAnswer: Story = {
  args: {
    outcome: {
      ok: false,
      reason: 'refused',
      text: `<html><body><h1>502 Bad Gateway</h1><p>${'upstream failed '.repeat(600)}</p></body></html>`,
    },
  },
}

/** Sending again may make it arrive twice, so the button says so. */
export const MayHaveArrived: Story = {
  args: { outcome: { ok: false, reason: 'timedOut', text: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: form.failure.sendAgain }))
    await expect(args.onSend).toHaveBeenCalledWith(true)
  },
}

const at = Date.UTC(2026, 10, 21, 8, 30)

/** This browser has sent it before. */
export const Withheld: Story = {
  args: { outcome: { ok: false, reason: 'alreadySent', text: '', earlier: { at, state: 'sent' } } },
}

/** A second attempt, after one without an answer: the button sends it again too. */
export const SecondRefused: Story = {
  args: {
    outcome: { ok: false, reason: 'refused', text: 'No.', earlier: { at, state: 'unclear' } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: form.failure.tryAgain }))
    await expect(args.onSend).toHaveBeenCalledWith(true)
  },
}

/** Another tab is sending right now. */
export const UnderWay: Story = {
  args: { outcome: { ok: false, reason: 'underWay', text: '' } },
}

export const Phone: Story = { args: MayHaveArrived.args, globals: onSmallPhone }
export const Dark: Story = { args: Withheld.args, globals: inDark }
