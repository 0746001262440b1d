import { render } from '@testing-library/react'
import { type ComponentType, createRef, type Ref } from 'react'
import { documentationOf, exportedComponents, storiesOf } from '../../support/components'
import { composeStories } from '../../support/stories'

/** What an open component would take besides; the design system has none (docs/decisions/design.md). */
const open = ['className', 'style', 'sx']

const components = exportedComponents('components')
  .filter(storiesOf)
  .map((component) => ({ ...component, props: documentationOf(component)?.props ?? {} }))

test('no component takes a look from outside', () => {
  const found = components.flatMap(({ file, name, props }) =>
    open.filter((prop) => prop in props).map((prop) => `${file}, ${name}: give it no ${prop}`),
  )
  expect(found).toEqual([])
})

test.each(components.filter(({ props }) => 'ref' in props).map(({ name }) => name))(
  '%s: its ref is its root element',
  async (name) => {
    const stories = composeStories(await import(`../../../stories/components/${name}.stories`))
    const [Story] = Object.values(stories) as ComponentType<{ ref: Ref<Element> }>[]
    if (!Story) throw new Error(`${name} has no story.`)
    const ref = createRef<Element>()
    const { container } = render(<Story ref={ref} />)
    expect(ref.current).toBe(container.firstElementChild)
  },
)
