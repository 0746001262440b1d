import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ErrorSummary } from '../../src/components/ErrorSummary'
import { TextField } from '../../src/components/TextField'

export default {
  component: ErrorSummary,
  args: {
    heading: 'There is a problem',
    items: [{ fieldId: 'company_name', message: 'Enter your company name' }],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <TextField
          id="company_name"
          name="company_name"
          label="Company name"
          value=""
          readOnly
          error="Enter your company name"
        />
      </>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>

type Story = StoryObj<typeof ErrorSummary>

export const SeveralProblems: Story = {
  args: {
    items: [
      { fieldId: 'company_name', message: 'Enter your company name' },
      {
        fieldId: 'gst_number',
        message: 'Please enter a valid GST Number (15 characters, e.g., 07ABCDE1234F1Z5).',
      },
    ],
  },
  tags: ['dark-screenshot', 'forced-screenshot'],
}
/** The first entry has the focus. */
export const Focused: Story = { args: SeveralProblems.args, play: async () => userEvent.tab() }
