import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inDark, onSmallPhone } from '../../../../stories/support/screens'
import type { Group, List, TextEntry } from '../../model/fields'
import { FieldBench } from './FieldBench'

const text: TextEntry = {
  kind: 'text',
  key: '',
  label: '',
  required: true,
  max: 60,
  lines: 1,
  textKind: 'plain',
  placeholders: [],
}
const lines: List = {
  kind: 'list',
  key: 'office',
  label: 'Office address',
  hint: 'One entry per line.',
  required: true,
  min: 1,
  max: 3,
  entryLabel: 'line',
  entry: text,
}
const feature: Group = {
  kind: 'group',
  key: '',
  label: '',
  required: true,
  fields: [
    { kind: 'choice', key: 'icon', label: 'Icon', required: true, options: ['bus', 'wallet'] },
    { ...text, key: 'title', label: 'Title' },
    { ...text, key: 'text', label: 'Text', max: 200 },
  ],
}
const features: List = {
  ...lines,
  key: 'items',
  label: 'Features',
  hint: undefined,
  max: 12,
  entryLabel: 'feature',
  entry: feature,
  nameKey: 'title',
}
const item = (title: string) => ({ icon: 'bus', title, text: `All about ${title}.` })
const offers = ['Holiday packages', 'Group tours', 'Corporate travel', 'Transfers'].map(item)

const figures: List = {
  ...features,
  key: 'figures',
  label: 'Figures',
  max: 8,
  entryLabel: 'figure',
  nameKey: 'label',
  entry: {
    ...feature,
    fields: [
      { ...text, key: 'value', label: 'Value', max: 12 },
      { ...text, key: 'label', label: 'Label', max: 40 },
    ],
  },
}

const meta = {
  component: FieldBench,
  args: { field: features, value: offers, onEdit: fn() },
} satisfies Meta<typeof FieldBench>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = { tags: ['forced-colors'] }
export const EntryOpen: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getByText('Feature 2: Group tours')),
}
/** Entries with few inputs are open as long as there are few of them. */
export const FewInputs: Story = {
  args: {
    field: figures,
    value: [
      { value: '20+', label: 'vehicles in Singapore' },
      { value: '10+', label: 'vehicles in Malaysia' },
    ],
  },
}
export const Texts: Story = {
  args: { field: lines, value: ['10 Sample Quay, 05-01', 'Singapore 000000'] },
}
/** Why there cannot be fewer. */
export const Fewest: Story = { args: { field: lines, value: ['10 Sample Quay'] } }
/** Why there cannot be more. */
export const Full: Story = {
  args: { field: lines, value: ['10 Sample Quay', '05-01', 'Singapore 000000'] },
  tags: ['forced-colors'],
}
export const NoEntries: Story = {
  args: { value: [], mistakes: ['"items" has no entries. Write at least 1.'] },
}
export const WithMistakes: Story = {
  args: {
    mistakes: ['"items" has 13 entries, but at most 12 fit. Remove some.'],
    findings: [
      {
        file: 'content/page.yaml',
        path: ['items', 1, 'title'],
        message: '"items[2].title" has a link in Markdown.',
      },
    ],
  },
}
/** The focus stays on the button, and the new place is read out. */
export const Moved: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Feature 2: Group tours up' }))
    await expect(args.onEdit).toHaveBeenCalledWith({
      kind: 'move',
      path: ['items'],
      from: 1,
      to: 0,
    })
    await expect(
      canvas.getByRole('button', { name: 'Move Feature 1: Group tours up' }),
    ).toHaveFocus()
    await expect(canvas.getByText('Feature 2: Group tours moved to 1 of 4.')).toBeInTheDocument()
  },
}
export const Added: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a feature' }))
    await expect(args.onEdit).toHaveBeenCalledWith({
      kind: 'insert',
      path: ['items'],
      index: 4,
      value: { icon: 'bus', title: '', text: '' },
    })
    const entry = canvas.getByRole('group', { name: 'Feature 5' })
    await expect(entry.querySelector('select')).toHaveFocus()
  },
}
export const Removed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Feature 2: Group tours' }))
    await expect(args.onEdit).toHaveBeenCalledWith({ kind: 'delete', path: ['items'], index: 1 })
    await expect(canvas.getByRole('group', { name: 'Feature 2: Corporate travel' })).toHaveFocus()
  },
}
export const OnSmallPhone: Story = {
  args: { value: [item('Corporate travel, incentives and events'), ...offers] },
  globals: onSmallPhone,
}
export const Dark: Story = { ...EntryOpen, globals: inDark }
export const DarkFull: Story = { args: Full.args, globals: inDark }
