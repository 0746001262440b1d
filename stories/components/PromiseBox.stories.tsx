import type { Meta, StoryObj } from '@storybook/react-vite'
import { PromiseBox } from '../../src/components/PromiseBox'
import { aboutContent } from '../support/content'

const meta = {
  component: PromiseBox,
  args: aboutContent.promise,
} satisfies Meta<typeof PromiseBox>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
