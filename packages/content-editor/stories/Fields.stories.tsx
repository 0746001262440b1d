import type { ContentData } from '@partner-site/content-model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { EditorTheme } from '../src/app/EditorTheme'
import { createEditor, type Editor, EditorContext } from '../src/app/store'
import type { EditorConfig } from '../src/config'
import { FieldView } from '../src/fields/FieldView'
import { FieldViewContext, FileContext } from '../src/fields/field'
import { type FakeServer, fakeServer, home, homeWith, tooLong } from './support'

interface BenchProps {
  /** The field of the home page, for example `hero.headline`. */
  place: string
  content?: ContentData
  server?: FakeServer
  config?: EditorConfig
}

const nothing: EditorConfig = {}

/** One field in an editor that is open. */
function Bench({ place, content = home, config = nothing, ...props }: BenchProps) {
  const [server] = useState(() => props.server ?? fakeServer({ content }))
  const [editor, setEditor] = useState<Editor>()
  useEffect(() => {
    const open = async () => {
      const opened = createEditor(await server.content(), server, config)
      opened.actions.noteFindings(server.findings)
      setEditor(opened)
    }
    void open()
  }, [server, config])
  const form = editor?.store.getState().fields['home.yaml']
  let field: Parameters<typeof FieldView>[0]['field'] | undefined = form
  for (const key of place.split('.')) {
    field = field?.kind === 'object' ? field.fields.find((part) => part.key === key) : undefined
  }
  return (
    <EditorTheme config={config}>
      {editor && field && (
        <EditorContext value={editor}>
          <FileContext value="home.yaml">
            <FieldViewContext value={FieldView}>
              <FieldView field={field} place={place} />
            </FieldViewContext>
          </FileContext>
        </EditorContext>
      )}
    </EditorTheme>
  )
}

const meta = {
  component: Bench,
  // The Storybook that shows it gives it its look.
  render: (args, { parameters }) => <Bench {...args} config={parameters.contentEditor} />,
} satisfies Meta<typeof Bench>

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
