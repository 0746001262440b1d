import Box from '@mui/material/Box'
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { type PictureKind, picturesOf } from './pictures'

type Story = ReturnType<ReturnType<typeof useStories>['componentStories']>[number]

const useStories = () => useContext(DocsContext)

/**
 * A component's page: what it is for, a playground, its props, and each of its stories as its approved
 * pictures show it, in every scheme. The playground alone is live: a docs page runs no `play` functions.
 */
export default function DocsPage() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Heading>States</Heading>
      {useStories()
        .componentStories()
        .map((story) => (
          <State key={story.id} story={story} />
        ))}
    </>
  )
}

function State({ story: { id, name, parameters, storyGlobals, tags } }: { story: Story }) {
  const address = `./?path=/story/${id}`
  const sentence: string | undefined = parameters.docs?.description?.story
  return (
    <>
      <Subheading>
        <a href={address} target="_top">
          {name}
        </a>
      </Subheading>
      {sentence && <Markdown>{sentence}</Markdown>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2, mb: 4 }}>
        {picturesOf(tags, storyGlobals.scheme).map((kind) => (
          <Box component="figure" key={kind} sx={{ m: 0, maxWidth: '100%' }}>
            <Box
              component="img"
              src={`./approved/${id}-${kind}.png`}
              alt={`${name}, ${captions[kind]}`}
              loading="lazy"
              sx={{ display: 'block', maxWidth: '100%', maxHeight: 600 }}
            />
            <figcaption>{captions[kind]}</figcaption>
          </Box>
        ))}
      </Box>
    </>
  )
}

const captions: Readonly<Record<PictureKind, string>> = {
  light: 'Light',
  dark: 'Dark',
  forced: 'Forced colours',
}
