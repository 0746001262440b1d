import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SummaryList } from '../../src/components/SummaryList'
import { onSmallPhone } from '../support/screens'
// The tests' browser has glyphs for Latin alone.
import '@fontsource/noto-sans-hebrew/hebrew-400.css'

export default {
  component: SummaryList,
  args: {
    rows: [
      { label: 'Company name', value: 'Sunrise Holidays Pvt Ltd' },
      { label: 'GST number', value: '07ABCDE1234F1Z5' },
      { label: 'Company address', value: '12 MG Road\nBengaluru 560001' },
    ],
  },
} satisfies Meta<typeof SummaryList>

type Story = StoryObj<typeof SummaryList>

export const Standard: Story = {}
/** Each value has its own text direction, and breaks rather than widen the page. */
export const UnusualValues: Story = {
  args: {
    rows: [
      { label: 'Company name', value: 'חברת נסיעות (2026)' },
      { label: 'Your name', value: 'unbroken'.repeat(25) },
    ],
  },
  decorators: (Story) => (
    <Box sx={{ fontFamily: ({ typography }) => `${typography.fontFamily}, 'Noto Sans Hebrew'` }}>
      <Story />
    </Box>
  ),
  globals: onSmallPhone,
  tags: ['!screenshot'],
}
