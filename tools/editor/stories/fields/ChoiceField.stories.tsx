import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { inDark } from '../../../../stories/support/screens'
import type { Choice } from '../../model/fields'
import { FieldBench } from './FieldBench'

const icon: Choice = {
  kind: 'choice',
  key: 'icon',
  label: 'Icon',
  required: true,
  options: ['bus', 'calendar', 'palm', 'wallet'],
}

const meta = {
  component: FieldBench,
  args: { field: icon, value: 'bus', onEdit: fn() },
} satisfies Meta<typeof FieldBench>

export default meta
type Story = StoryObj<typeof meta>

export const AnIcon: Story = { tags: ['forced-colors'] }
/** What the file has is none of the choices. */
export const Unknown: Story = {
  args: {
    value: 'palmtree',
    mistakes: ['"icon" cannot be "palmtree". It is one of bus, calendar, palm, wallet.'],
  },
}
export const Optional: Story = { args: { field: { ...icon, required: false }, value: undefined } }
export const Words: Story = {
  args: { field: { ...icon, label: 'Size', options: ['small', 'large'] }, value: 'small' },
}
export const Focused: Story = { play: async () => userEvent.tab() }
export const Dark: Story = { globals: inDark }
