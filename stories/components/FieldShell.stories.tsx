import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldShell } from '../../src/components/FieldShell'
import { onSmallPhone } from '../support/screens'

export default {
  component: FieldShell,
  args: {
    id: 'agents',
    label: 'Number of agents',
    children: (aria) => <input type="number" {...aria} />,
  },
} satisfies Meta<typeof FieldShell>

type Story = StoryObj<typeof FieldShell>

export const Invalid: Story = { args: { hint: 'In your whole company', error: 'Enter a number' } }
export const Group: Story = {
  args: {
    group: true,
    label: 'GST certificate',
    children: ({ 'aria-describedby': describedBy }) => (
      <button type="button" aria-describedby={describedBy}>
        Upload GST PDF
      </button>
    ),
  },
}
export const LongWords: Story = {
  args: {
    label: 'Number of agents who will book journeys to Singapore and Malaysia with us',
    hint: 'In your whole company, with all its branches and the people who work from home',
    error: 'Enter a number, or zero if nobody in your company books such journeys yet',
  },
  globals: onSmallPhone,
}
