import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { asWritten } from '../../../.storybook/propTypes'
import { root } from '../../../tools/lib/run'
import { type ExportedComponent, exportedComponents, storiesOf } from '../../support/components'

const folders = ['components', 'layout', 'sections', 'screens']
const components = exportedComponents('components')
const shown = folders.flatMap(exportedComponents)

/** Returns one line for each component with a problem, which says what to do. */
const remedies = (
  all: readonly ExportedComponent[],
  remedyFor: (component: ExportedComponent) => readonly string[],
) =>
  all.flatMap((component) =>
    remedyFor(component).map((remedy) => `${component.file}, ${component.name}: ${remedy}`),
  )

test('each component says what it is for, what it is not for, and what it does for accessibility', () => {
  const missing = remedies(components, ({ comment }) =>
    ['For', 'Not for', 'Accessibility']
      .filter((line) => !comment.includes(`\n * - **${line}:** `))
      .map((line) => `write the line “ * - **${line}:** …” in its doc comment, as Button has it`),
  )
  expect(missing).toEqual([])
})

test('each component has a story, or names one that shows it', () => {
  const hidden = remedies(shown, (component) => {
    if (storiesOf(component)) return []
    const [, other] = /\n \* Shown by: (\S+)\n/.exec(component.comment) ?? []
    if (!other) {
      const story = component.file.replace('src/', 'stories/').replace('.tsx', '.stories.tsx')
      return [
        `write ${story}, or name the stories of another component in its doc comment: “ * Shown by: components/DocumentField”`,
      ]
    }
    if (existsSync(join(root, `stories/${other}.stories.tsx`))) return []
    return [`there is no stories/${other}.stories.tsx: name one that shows it`]
  })
  expect(hidden).toEqual([])
})

test.each(['ReactNode', 'string | null', 'Ref<HTMLElement>', "'a' | 'b'"])(
  'a required prop of type %s keeps its asterisk',
  (raw) => {
    const argTypes = {
      prop: { name: 'prop', type: { name: 'other', value: '', raw, required: true } },
    }
    const context = { argTypes, initialArgs: {} } as unknown as Parameters<typeof asWritten>[0]
    const { prop } = asWritten(context)
    expect(prop).toMatchObject({ type: { required: true }, table: { type: { summary: raw } } })
  },
)
