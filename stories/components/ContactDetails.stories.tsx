import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactDetails } from '../../src/components/ContactDetails'
import { siteContent } from '../support/content'

export default {
  component: ContactDetails,
  args: { ...siteContent.contact, language: siteContent.language },
} satisfies Meta<typeof ContactDetails>

type Story = StoryObj<typeof ContactDetails>

export const Standard: Story = {}
/** All that an office can have. */
export const Abroad: Story = {
  args: {
    whatsapp: siteContent.contact.phone,
    email: 'partnerships.singapore.and.malaysia@travel-partners.example.com',
    officeLabel: 'Malaysia office',
    address: {
      streetAddress: ['Menara Sample, Level 12', '8 Jalan Contoh'],
      addressLocality: 'Petaling Jaya',
      addressRegion: 'Selangor',
      postalCode: '46000',
      addressCountry: 'MY',
    },
  },
  tags: ['!screenshot'],
}
