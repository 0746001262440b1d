import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/components/Button'
import { Hero } from '../../src/components/Hero'
import { Picture } from '../../src/components/Picture'
import { homeContent } from '../support/content'

const { hero } = homeContent

const meta = {
  component: Hero,
  args: {
    headline: hero.headline,
    lead: hero.lead,
    action: (
      <Button href={hero.action.path} size="large">
        {hero.action.label}
      </Button>
    ),
    image: <Picture src={hero.image.publicURL ?? ''} alt="" priority />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {}
/** What stands while the picture is on its way, or never comes. */
export const PictureMissing: Story = { args: { image: null } }
export const LongWords: Story = {
  args: {
    headline:
      'Expand your business with exclusive B2B Singapore and Malaysia deals, at competitive prices and with guaranteed quality',
  },
}
