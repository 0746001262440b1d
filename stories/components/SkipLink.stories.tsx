import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { SkipLink } from '../../src/components/SkipLink'
import { inWindow } from '../support/screens'

export default {
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
  parameters: inWindow('160px', 'hidden'),
} satisfies Meta<typeof SkipLink>

type Story = StoryObj<typeof SkipLink>

export const Focused: Story = { play: async () => userEvent.tab(), tags: ['forced-screenshot'] }
