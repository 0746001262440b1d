import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { act, render, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { clearAllMocks } from 'storybook/test'
import { contactStates } from './support/contactStates'
import { composeStories } from './support/stories'
import { textsHeldByReact } from './support/textsHeldByReact'
import { undeclaredVariables } from './support/undeclaredVariables'

const folder = join(__dirname, '../stories')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .sort()

beforeEach(clearAllMocks)

/** Played in their page, with the same checks after it, by `tools/editor/__tests__/preview/Preview.test.tsx`. */
const playedThere = new Set(contactStates.map(({ id }) => id))

type PlayedStory = ComponentType & { play?: (context: object) => Promise<void> }

describe.each(files)('%s', (file) => {
  const stories = Object.entries(composeStories(require(join(folder, file))))

  // A translator replaces text nodes, and React then fails on those that it holds, or changes them
  // where nobody sees it. A CSS variable that no style declares is not in `src/theme/variables.ts`.
  test.each(stories as [string, PlayedStory][])(
    '%s: each text alone in its element, each CSS variable declared',
    async (name, Story) => {
      const { container } = await act(async () => render(<Story />))
      expect(textsHeldByReact(document)).toEqual([])
      if (!playedThere.has(`${basename(file, '.stories.tsx')}.${name}`)) {
        await Story.play?.({ canvasElement: container, canvas: within(container) })
      }
      expect(textsHeldByReact(document)).toEqual([])
      expect(undeclaredVariables()).toEqual([])
    },
  )
})
