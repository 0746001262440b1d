import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ContactDetails } from '../../src/components/ContactDetails'
import { siteContent } from '../support/content'

const meta = {
  component: ContactDetails,
  args: siteContent.contact,
} satisfies Meta<typeof ContactDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const LongWords: Story = {
  args: { email: 'partnerships.singapore.and.malaysia@travel-partners.example.com' },
}
export const Focused: Story = { play: async () => userEvent.tab() }
