import type { Meta, StoryObj } from '@storybook/react-vite'
import type { QuestionList } from '../../src/content/generated/types'
import { Questions } from '../../src/sections/Questions'
import { contactContent, siteContent } from '../support/content'
import { withoutSnippet } from '../support/screens'

export default {
  component: Questions,
  args: { ...(contactContent.questions as QuestionList), contact: siteContent.contact },
  parameters: withoutSnippet,
} satisfies Meta<typeof Questions>

type Story = StoryObj<typeof Questions>

export const Standard: Story = {}
