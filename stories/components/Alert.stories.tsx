import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '../../src/components/Alert'
import { onSmallPhone } from '../support/screens'

export default {
  component: Alert,
  args: {
    tone: 'error',
    title: 'Failed to send application: Too Many Requests',
    children: 'Everything you entered is still here.',
  },
} satisfies Meta<typeof Alert>

type Story = StoryObj<typeof Alert>

export const Failure: Story = { tags: ['dark-screenshot', 'forced-screenshot'] }
export const Notice: Story = {
  name: 'Notice (message, warning, notification, banner, toast)',
  args: { tone: 'notice', title: 'We restored your draft', children: undefined },
  tags: ['dark-screenshot'],
}
export const LongWords: Story = {
  args: { title: `Failed to send application: ${'unbroken'.repeat(30)}` },
  globals: onSmallPhone,
  tags: ['!screenshot'],
}
