import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/**
 * A component's page: what it is for, a playground, its props, and links to its stories, since a docs
 * page runs no `play` function and would show many of them in another state.
 */
export default function DocsPage() {
  const stories = useContext(DocsContext).componentStories()
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Heading>States</Heading>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>{' '}
            {parameters.docs?.description?.story}
          </li>
        ))}
      </ul>
    </>
  )
}
