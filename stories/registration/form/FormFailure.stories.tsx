import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormFailure } from '../../../src/registration/form/FormFailure'
import { siteContent } from '../../support/content'
import { withoutSnippet } from '../../support/screens'

export default {
  component: FormFailure,
  args: siteContent.failure,
  parameters: withoutSnippet,
} satisfies Meta<typeof FormFailure>

type Story = StoryObj<typeof FormFailure>

export const Standard: Story = {}
