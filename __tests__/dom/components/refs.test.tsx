import { render } from '@testing-library/react'
import { type ComponentType, createRef, type Ref } from 'react'
import { exportedComponents, storiesOf } from '../../support/components'
import { composeStories } from '../../support/stories'

/** What an open component would take besides; the design system has none (docs/decisions/design.md). */
const open = /^ +(?:className|style|sx)\??:.*|extends .*(?:Mui\w+|Attributes|ComponentProps)\b.*/m

const components = exportedComponents('components').filter(storiesOf)

test('no component takes a look from outside', () => {
  const found = components.flatMap(({ file, source }) => {
    const [line] = open.exec(source) ?? []
    return line ? [`${file}: give it no ${line.trim()}`] : []
  })
  expect(found).toEqual([])
})

test.each(
  components.filter(({ source }) => source.includes(' ref?: Ref<')).map(({ name }) => name),
)('%s: its ref is its root element', async (name) => {
  const stories = composeStories(await import(`../../../stories/components/${name}.stories`))
  const [Story] = Object.values(stories) as ComponentType<{ ref: Ref<Element> }>[]
  if (!Story) throw new Error(`${name} has no story.`)
  const ref = createRef<Element>()
  const { container } = render(<Story ref={ref} />)
  expect(ref.current).toBe(container.firstElementChild)
})
