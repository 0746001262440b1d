import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StepList } from '../../src/content/generated/types'
import { StepsBand } from '../../src/sections/StepsBand'
import { homeContent, longWord } from '../support/content'
import { onSmallPhone, withoutSnippet } from '../support/screens'

const steps = homeContent.steps as StepList

export default {
  component: StepsBand,
  args: steps,
  parameters: { layout: 'fullscreen', ...withoutSnippet },
} satisfies Meta<typeof StepsBand>

type Story = StoryObj<typeof StepsBand>

export const Three: Story = { tags: ['dark-screenshot'] }
export const OneLongWord: Story = {
  args: { items: [{ title: longWord, text: longWord }] },
  globals: onSmallPhone,
  tags: ['!screenshot'],
}
