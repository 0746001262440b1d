import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { inDark } from '../../../../stories/support/screens'
import type { Toggle } from '../../model/fields'
import { FieldBench } from './FieldBench'

const button: Toggle = {
  kind: 'toggle',
  key: 'button',
  label: 'Looks like a button',
  hint: 'Shows the link as a button.',
  required: false,
}

const meta = {
  component: FieldBench,
  args: { field: button, onEdit: fn() },
} satisfies Meta<typeof FieldBench>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { value: true }, tags: ['forced-colors'] }
export const Focused: Story = { play: async () => userEvent.tab() }
export const Invalid: Story = { args: { mistakes: ['"button" must be true or false.'] } }
export const Dark: Story = { args: On.args, globals: inDark }
