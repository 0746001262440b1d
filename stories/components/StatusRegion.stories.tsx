import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '../../src/components/Alert'
import { StatusRegion } from '../../src/components/StatusRegion'
import { form } from '../support/registration'

export default {
  component: StatusRegion,
  // Shows something while the region is empty.
  decorators: (Story) => (
    <>
      <Typography>{form.ready}</Typography>
      <Story />
    </>
  ),
  args: { gap: 2, children: <Alert tone="notice" title={form.draft.restored} /> },
} satisfies Meta<typeof StatusRegion>

type Story = StoryObj<typeof StatusRegion>

export const WithNotice: Story = {}
