import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '../../src/components/Icon'

export default {
  component: Icon,
  args: { name: 'phone' },
} satisfies Meta<typeof Icon>

type Story = StoryObj<typeof Icon>

export const Standard: Story = { tags: ['!screenshot'] }
export const Every: Story = {
  render: (args) => (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {iconNames.map((name) => (
        <Icon key={name} {...args} name={name} />
      ))}
    </Box>
  ),
  parameters: { controls: { exclude: ['name'] } },
}
