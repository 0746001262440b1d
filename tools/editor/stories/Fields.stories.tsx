import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import type { ContentData } from '../../content/values'
import { EditorTheme } from '../app/EditorTheme'
import { createEditor, type Editor, EditorContext } from '../app/store'
import { FieldView } from '../fields/FieldView'
import { FileContext } from '../fields/field'
import { type FakeServer, fakeServer, home, homeWith, tooLong } from './support'

interface BenchProps {
  /** The field of the home page, for example `hero.headline`. */
  place: string
  content?: ContentData
  server?: FakeServer
}

/** One field in an editor that is open. */
function Bench({ place, content = home, ...props }: BenchProps) {
  const [server] = useState(() => props.server ?? fakeServer({ content }))
  const [editor, setEditor] = useState<Editor>()
  useEffect(() => {
    const open = async () => {
      const opened = createEditor(await server.content(), server)
      opened.actions.noteFindings(server.findings)
      setEditor(opened)
    }
    void open()
  }, [server])
  const form = editor?.store.getState().fields['home.yaml']
  let field: Parameters<typeof FieldView>[0]['field'] | undefined = form
  for (const key of place.split('.')) {
    field = field?.kind === 'object' ? field.fields.find((part) => part.key === key) : undefined
  }
  return (
    <EditorTheme>
      {editor && field && (
        <EditorContext value={editor}>
          <FileContext value="home.yaml">
            <FieldView field={field} place={place} />
          </FileContext>
        </EditorContext>
      )}
    </EditorTheme>
  )
}

const meta = { component: Bench } satisfies Meta<typeof Bench>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { place: 'hero.headline' } }
export const TextWithError: Story = {
  args: {
    place: 'hero.headline',
    server: fakeServer({
      content: homeWith({ headline: 'We own the coaches, and we drive them at night too' }),
      findings: [tooLong],
    }),
  },
}

export const TextWithPlaceholders: Story = { args: { place: 'hero.lead' } }
export const OptionalText: Story = { args: { place: 'kinds.note' } }
export const LeadsTo: Story = { args: { place: 'hero.path' } }
export const Choice: Story = { args: { place: 'kinds.icon' } }
export const Toggle: Story = { args: { place: 'kinds.isButton' } }
export const Picture: Story = { args: { place: 'hero.image' } }
export const List: Story = { args: { place: 'figures' } }
export const ListOfTexts: Story = { args: { place: 'kinds.lines' } }
export const Group: Story = { args: { place: 'hero' } }
export const MissingGroup: Story = {
  args: { place: 'kinds', content: { hero: home.hero as ContentData, figures: [] } },
}
