import type { ContentData, Finding } from '@partner-site/content-model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fieldAt } from '../src/app/data'
import { EditorTheme } from '../src/app/EditorTheme'
import { createEditor, EditorContext } from '../src/app/store'
import { FieldView } from '../src/fields/FieldView'
import { fakeServer, home, homeWith, keeps, tooLong } from './support'

interface BenchProps {
  place: string
  content?: ContentData
  findings?: readonly Finding[]
}

function Bench({ place, content = home, findings = [] }: BenchProps) {
  const [editor] = useState(() => {
    const server = fakeServer({ content })
    const opened = createEditor(server.opened(), server, keeps())
    opened.actions.noteFindings(findings)
    return opened
  })
  const form = editor.store.getState().fields['home.yaml']
  return (
    <EditorTheme>
      <EditorContext value={editor}>
        {form && <FieldView field={fieldAt(form, content, place.split('.')).field} place={place} />}
      </EditorContext>
    </EditorTheme>
  )
}

const meta = {
  component: Bench,
  // The dark editor shows all fields in dark.
  tags: ['!screenshot'],
} satisfies Meta<typeof Bench>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { place: 'hero.headline' } }
export const TextWithError: Story = {
  args: {
    place: 'hero.headline',
    content: homeWith({ headline: 'We own the coaches, and we drive them at night too' }),
    findings: [tooLong],
  },
}

export const TextWithPlaceholders: Story = { args: { place: 'hero.lead' } }
export const OptionalText: Story = { args: { place: 'kinds.note' } }
export const LeadsTo: Story = { args: { place: 'hero.path' } }
export const Toggle: Story = { args: { place: 'kinds.isButton' } }
export const Picture: Story = { args: { place: 'hero.image' } }
export const List: Story = { args: { place: 'figures' } }
export const ListOfTexts: Story = { args: { place: 'kinds.lines' } }
export const MissingGroup: Story = {
  args: { place: 'kinds', content: { hero: home.hero as ContentData, figures: [] } },
}
