import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '../../src/components/Alert'
import { contactContent } from '../support/content'
import { onSmallPhone } from '../support/screens'

const { success } = contactContent.form

export default {
  component: Alert,
  args: { tone: 'success', title: success.heading, children: success.next },
} satisfies Meta<typeof Alert>

type Story = StoryObj<typeof Alert>

export const Success: Story = { tags: ['forced-colors'] }
export const Failure: Story = {
  args: {
    tone: 'failure',
    title: 'Failed to send application: Too Many Requests',
    children: 'Everything you entered is still here.',
  },
  tags: ['forced-colors'],
}
export const Notice: Story = {
  args: { tone: 'notice', title: 'We restored your draft', children: undefined },
}
export const LongWords: Story = {
  args: { ...Failure.args, title: `Failed to send application: ${'unbroken'.repeat(30)}` },
  globals: onSmallPhone,
}
