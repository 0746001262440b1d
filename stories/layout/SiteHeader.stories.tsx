import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { SiteHeader } from '../../src/layout/SiteHeader'
import { siteContent } from '../support/content'
import { inDark, onSmallPhone, underPointer } from '../support/screens'

const meta = {
  component: SiteHeader,
  args: { site: siteContent, path: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const OnHome: Story = {}
export const OnAbout: Story = { args: { path: '/about/' }, tags: ['forced-colors'] }
export const OnContact: Story = { args: { path: '/contact/' }, tags: ['forced-colors'] }
export const Phone: Story = { globals: onSmallPhone }
/** Links wrap; none is cut off. */
export const LongWordsOnPhone: Story = {
  args: {
    site: {
      ...siteContent,
      navigation: siteContent.navigation.map((link) => ({
        ...link,
        label: `${link.label}, and all around it`,
      })),
    },
  },
  globals: onSmallPhone,
}
export const Hovered: Story = { globals: underPointer }
/** The second tab stop, after the brand. */
export const Focused: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
  },
}
export const Dark: Story = { args: OnAbout.args, globals: inDark }
