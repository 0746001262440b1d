import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Disclosure } from '../../src/components/Disclosure'

export default {
  component: Disclosure,
  args: { label: 'The whole answer', children: 'Internal error. '.repeat(60) },
} satisfies Meta<typeof Disclosure>

type Story = StoryObj<typeof Disclosure>

export const Closed: Story = {}
export const Open: Story = {
  name: 'Open (no modal)',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(args.label))
    await expect(canvas.getByRole('region', { name: args.label })).toBeVisible()
  },
  tags: ['forced-screenshot'],
}
