import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SiteContent } from '../../src/content/generated/types'
import { SiteFooter } from '../../src/layout/SiteFooter'
import { longWord, siteContent } from '../support/content'
import { onSmallPhone, withoutSnippet } from '../support/screens'

const { brand, contact, footer } = siteContent
const networks = ['LinkedIn', 'Facebook', 'Instagram', 'YouTube', 'WhatsApp', 'WeChat', 'X', 'LINE']

const street = [...contact.address.streetAddress, 'Level 5', 'Tower 2']

const footerOf = (count: number, name = brand.name): { site: SiteContent } => ({
  site: {
    ...siteContent,
    brand: { ...brand, name },
    contact: {
      ...contact,
      address: { ...contact.address, streetAddress: street.slice(0, count) },
    },
    footer: {
      ...footer,
      social: networks
        .slice(0, count)
        .map((label) => ({ label, url: `https://www.example.com/${label}` })),
    },
  },
})

export default {
  component: SiteFooter,
  args: { site: siteContent, year: '2026' },
  parameters: { layout: 'fullscreen', ...withoutSnippet },
} satisfies Meta<typeof SiteFooter>

type Story = StoryObj<typeof SiteFooter>

export const Standard: Story = { tags: ['dark-screenshot'] }
export const MostLinks: Story = { args: footerOf(8), tags: ['!screenshot'] }
export const OneLongWord: Story = {
  args: footerOf(2, longWord),
  globals: onSmallPhone,
  tags: ['!screenshot'],
}
