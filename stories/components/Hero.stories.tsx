import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { Hero } from '../../src/components/Hero'
import { Picture } from '../../src/components/Picture'
import { homeContent } from '../support/content'
import { inWindow } from '../support/screens'

const { hero } = homeContent

export default {
  component: Hero,
  args: {
    headline: hero.headline,
    lead: hero.lead,
    action: (
      <Button href={hero.action.path} size="large">
        {hero.action.label}
      </Button>
    ),
    image: <Picture src={hero.image.publicURL ?? ''} alt={hero.imageAlt} priority />,
    imageFocus: hero.imageFocus,
  },
  parameters: { layout: 'fullscreen', ...inWindow('640px') },
} satisfies Meta<typeof Hero>

type Story = StoryObj<typeof Hero>

export const WithPicture: Story = { tags: ['forced-colors'] }
/** While the picture is loading, or if it never loads. */
export const PictureMissing: Story = { args: { image: null } }
export const LongWords: Story = {
  args: {
    headline:
      'Expand your business with exclusive B2B Singapore and Malaysia deals, at competitive prices and with guaranteed quality',
  },
}
/** The focus ring must be visible over any picture. */
export const Focused: Story = { play: async () => userEvent.tab(), tags: ['forced-colors'] }
