import InputBase from '@mui/material/InputBase'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/components/Button'
import { FieldShell } from '../../src/components/FieldShell'
import { onSmallPhone } from '../support/screens'

/** Parameters of a story whose `children`, a function, would be missing in its snippet. */
const withChild = (child: string) => ({
  docs: {
    source: {
      transform: (code: string) => code.replace(/\s*\/>$/, `\n>\n  ${child}\n</FieldShell>`),
    },
  },
})

export default {
  component: FieldShell,
  args: {
    id: 'agents',
    label: 'Number of agents',
    children: (aria) => (
      <InputBase type="number" slotProps={{ input: aria }} error={aria['aria-invalid']} />
    ),
  },
  parameters: withChild(
    `{(aria) => <InputBase type="number" slotProps={{ input: aria }} error={aria['aria-invalid']} />}`,
  ),
} satisfies Meta<typeof FieldShell>

type Story = StoryObj<typeof FieldShell>

export const Invalid: Story = { args: { hint: 'In your whole company', error: 'Enter a number' } }
export const Group: Story = {
  args: {
    group: true,
    label: 'GST certificate',
    children: ({ id, 'aria-describedby': describedBy }) => (
      <Button id={id} aria-describedby={describedBy} kind="secondary">
        Upload GST PDF
      </Button>
    ),
  },
  parameters: withChild(
    `{({ id, 'aria-describedby': describedBy }) => <Button id={id} aria-describedby={describedBy}>Upload</Button>}`,
  ),
}
export const LongWords: Story = {
  args: {
    label: 'Number of agents who will book journeys to Singapore and Malaysia with us',
    hint: 'In your whole company, with all its branches and the people who work from home',
    error: 'Enter a number, or zero if nobody in your company books such journeys yet',
  },
  globals: onSmallPhone,
  tags: ['!screenshot'],
}
