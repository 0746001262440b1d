import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../src/components/Picture'
import { homeContent } from '../support/content'

export default {
  component: Picture,
  args: {
    src: homeContent.hero.image.publicURL ?? '',
    alt: 'Singapore and Kuala Lumpur at dusk',
  },
  decorators: (Story) => (
    <Box sx={{ '& img': { width: 640, height: 360 } }}>
      <Story />
    </Box>
  ),
} satisfies Meta<typeof Picture>

type Story = StoryObj<typeof Picture>

export const Lazy: Story = { tags: ['!screenshot'] }
