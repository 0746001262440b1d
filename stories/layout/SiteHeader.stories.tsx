import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import type { SiteContent } from '../../src/content/generated/types'
import { SiteHeader } from '../../src/layout/SiteHeader'
import { longWord, siteContent } from '../support/content'
import { onSmallPhone, underPointer, withoutSnippet } from '../support/screens'

const longest: SiteContent = {
  ...siteContent,
  brand: { ...siteContent.brand, name: 'Straits and Peninsula Travel and Coaches' },
  navigation: [
    { label: 'Coaches & Cars', path: '/' },
    { label: 'Group holidays', path: '/groups/' },
    { label: 'Why partner us', path: '/about/' },
    { label: 'Become partner', path: '/contact/', button: true },
  ],
}

export default {
  component: SiteHeader,
  args: { site: siteContent, path: '/' },
  parameters: { layout: 'fullscreen', ...withoutSnippet },
} satisfies Meta<typeof SiteHeader>

type Story = StoryObj<typeof SiteHeader>

export const OnHome: Story = {}
export const Longest: Story = {
  args: { site: longest },
  tags: ['!screenshot', 'forced-screenshot'],
}
/** Not sticky: it would take up half of a phone's screen. */
export const LongestOnPhone: Story = { args: { site: longest }, globals: onSmallPhone }
export const OneLongWord: Story = {
  args: { site: { ...siteContent, brand: { ...siteContent.brand, name: longWord } } },
  tags: ['!screenshot'],
}
export const Hovered: Story = { globals: underPointer }
export const Focused: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
  },
}
