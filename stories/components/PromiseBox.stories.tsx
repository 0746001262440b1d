import type { Meta, StoryObj } from '@storybook/react-vite'
import { PromiseBox } from '../../src/components/PromiseBox'
import { aboutContent } from '../support/content'
import { inDark, onSmallPhone } from '../support/screens'

const meta = {
  component: PromiseBox,
  args: aboutContent.promise,
} satisfies Meta<typeof PromiseBox>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = { tags: ['forced-colors'] }
export const Phone: Story = { globals: onSmallPhone }
export const Dark: Story = { globals: inDark }
export const LongWords: Story = {
  args: { heading: 'Our promise to every agency, in every season, on every journey' },
  globals: onSmallPhone,
}
