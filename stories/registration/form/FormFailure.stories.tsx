import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormFailure } from '../../../src/registration/form/FormFailure'
import { siteContent } from '../../support/content'

const meta = {
  component: FormFailure,
  args: siteContent.failure,
} satisfies Meta<typeof FormFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = { tags: ['forced-colors'] }
