import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '../../src/components/Alert'
import { column, StatusRegion } from '../../src/components/StatusRegion'
import { form } from '../support/registration'

export default {
  component: StatusRegion,
  // Shows something while the region is empty.
  decorators: (Story) => (
    <Box sx={column(2)}>
      <Typography>{form.ready}</Typography>
      <Story />
    </Box>
  ),
  args: { children: <Alert tone="notice" title={form.draft.restored} /> },
} satisfies Meta<typeof StatusRegion>

type Story = StoryObj<typeof StatusRegion>

export const WithNotice: Story = {}
