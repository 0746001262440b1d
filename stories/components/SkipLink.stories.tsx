import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { SkipLink } from '../../src/components/SkipLink'

const meta = {
  component: SkipLink,
  args: { href: '#main', children: 'Skip to main content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main">Press Tab to see the link.</main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Focused: Story = { play: async () => userEvent.tab() }
