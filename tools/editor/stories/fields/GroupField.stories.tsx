import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { inDark } from '../../../../stories/support/screens'
import type { Group, TextEntry } from '../../model/fields'
import { FieldBench } from './FieldBench'

const text = (key: string, label: string): TextEntry => ({
  kind: 'text',
  key,
  label,
  required: true,
  max: 60,
  lines: 1,
  textKind: 'plain',
  placeholders: [],
})

const action: Group = {
  kind: 'group',
  key: 'action',
  label: 'Main button',
  hint: 'A link that asks the visitor to do something.',
  required: true,
  fields: [text('label', 'Label'), text('path', 'Leads to')],
}
const names = ['start', 'done', 'cancel', 'close', 'remove', 'add', 'failed']
const upload: Group = {
  ...action,
  key: 'window',
  label: 'Upload window',
  hint: "The upload service's own window.",
  fields: names.map((name) => text(name, `${name.charAt(0).toUpperCase()}${name.slice(1)}`)),
}
const hero: Group = {
  ...action,
  key: 'hero',
  label: 'Opening',
  hint: undefined,
  fields: [text('headline', 'Headline'), action, upload],
}
const values = {
  headline: 'Sell the journey; we run it',
  action: { label: 'Register Now', path: '/contact/' },
  window: Object.fromEntries(names.map((name) => [name, name])),
}
const mistakes = ['done', 'failed'].map((name) => ({
  file: 'content/page.yaml',
  path: ['hero', 'window', name],
  message: `"hero.window.${name}" is empty. Write its text.`,
}))

const meta = {
  component: FieldBench,
  args: { field: hero, value: values, onEdit: fn() },
} satisfies Meta<typeof FieldBench>

export default meta
type Story = StoryObj<typeof meta>

/** The small group is open, the large one opens on demand. */
export const Closed: Story = {}
export const Opened: Story = {
  play: async ({ canvas }) =>
    userEvent.click(canvas.getByRole('heading', { name: 'Upload window' })),
}
/** A closed group says how many mistakes are in it. */
export const WithMistakes: Story = { args: { findings: mistakes }, tags: ['forced-colors'] }
export const NotThere: Story = {
  args: {
    value: { headline: values.headline, window: values.window },
    findings: [
      {
        file: 'content/page.yaml',
        path: ['hero', 'action'],
        message: '"action" is missing in "hero". Add a line "action:", and below it label, path.',
      },
    ],
  },
}
export const Dark: Story = { ...Opened, args: WithMistakes.args, globals: inDark }
