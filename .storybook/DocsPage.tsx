import {
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

const files = Object.keys(import.meta.glob('../stories/**/*.stories.tsx'))

/** Links each component that has a page: `Alert`, in stories/components. */
const withLinks = (text: string): string =>
  text.replace(/`([A-Z]\w+)`/g, (code, name) => {
    const file = files.find((path) => path.endsWith(`/${name}.stories.tsx`))
    const id = file?.replace(/^.*stories\/|\.stories\.tsx$/g, '').replaceAll('/', '-')
    return id ? `[${code}](./?path=/docs/${id.toLowerCase()}--docs)` : code
  })

/**
 * A component's page: what it is for, a playground, its props, and links to its stories, since a docs
 * page runs no `play` function and would show many of them in another state.
 */
export default function DocsPage() {
  const stories = useContext(DocsContext).componentStories()
  const { component, parameters } = stories[0] ?? {}
  return (
    <>
      <Title />
      <Markdown>{withLinks(parameters?.docs.extractComponentDescription(component))}</Markdown>
      <Primary />
      <Controls />
      <Heading>States</Heading>
      <ul>
        {stories.map(({ id, name, parameters: { docs } }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>{' '}
            {docs?.description?.story}
          </li>
        ))}
      </ul>
    </>
  )
}
