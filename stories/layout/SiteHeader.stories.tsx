import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import type { SiteContent } from '../../src/content/generated/types'
import { SiteHeader } from '../../src/layout/SiteHeader'
import { longWord, siteContent } from '../support/content'
import { onSmallPhone, underPointer } from '../support/screens'

const [home, about, contact] = siteContent.navigation
const more = [
  { label: 'Coaches', path: '/coaches/' },
  { label: 'Destinations', path: '/destinations/' },
  { label: 'Questions', path: '/questions/' },
]
const pages = [home, about, ...more]

/** Returns a menu with this many links; the last one is the button. */
const menuOf = (count: number, name = siteContent.brand.name): { site: SiteContent } => ({
  site: {
    ...siteContent,
    brand: { ...siteContent.brand, name },
    navigation: [...pages.slice(0, count - 1), contact].filter((link) => link !== undefined),
  },
})

/** A name of the maximum length. */
const longName = 'Straits and Peninsula Travel Partners and Coaches'

const openMenu: Story['play'] = async ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: siteContent.menuLabel, hidden: true }))

/** The open menu is not part of the header's own height. */
const withRoom: Decorator = (Story) => (
  <div style={{ minHeight: '30rem' }}>
    <Story />
  </div>
)

export default {
  component: SiteHeader,
  args: { site: siteContent, path: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>

type Story = StoryObj<typeof SiteHeader>

export const OnHome: Story = {}
/** Links that do not fit are in a menu. */
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
export const FourLinks: Story = { args: menuOf(4) }
export const MostLinks: Story = { args: { ...menuOf(6), path: '/destinations/' } }
export const MenuOpen: Story = {
  args: { ...menuOf(6), path: '/destinations/' },
  globals: onSmallPhone,
  decorators: [withRoom],
  tags: ['forced-colors'],
  play: openMenu,
}
export const LongNameAndMostLinks: Story = { args: menuOf(6, longName) }
export const OneLongWord: Story = { args: menuOf(4, longWord) }
export const Hovered: Story = { globals: underPointer }
/** The second tab stop, after the brand. */
export const Focused: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
  },
}
