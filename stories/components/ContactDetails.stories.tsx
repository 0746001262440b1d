import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ContactDetails } from '../../src/components/ContactDetails'
import { siteContent } from '../support/content'

export default {
  component: ContactDetails,
  args: { ...siteContent.contact, language: siteContent.language },
} satisfies Meta<typeof ContactDetails>

type Story = StoryObj<typeof ContactDetails>

export const Standard: Story = {}
export const WithWhatsApp: Story = { args: { whatsapp: siteContent.contact.phone } }
export const Abroad: Story = {
  args: {
    officeLabel: 'Malaysia office',
    address: {
      streetAddress: ['Menara Sample, Level 12', '8 Jalan Contoh'],
      addressLocality: 'Petaling Jaya',
      addressRegion: 'Selangor',
      postalCode: '46000',
      addressCountry: 'MY',
    },
  },
}
export const LongWords: Story = {
  args: { email: 'partnerships.singapore.and.malaysia@travel-partners.example.com' },
}
export const Focused: Story = { play: async () => userEvent.tab() }
