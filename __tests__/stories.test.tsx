import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { act, render, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { clearAllMocks } from 'storybook/test'
import { composeStories } from './support/stories'
import { textsHeldByReact } from './support/textsHeldByReact'
import { undeclaredVariables } from './support/undeclaredVariables'

const folder = join(__dirname, '../stories')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .sort()

beforeEach(clearAllMocks)

type PlayedStory = ComponentType & { play?: (context: object) => Promise<void> }

describe.each(files)('%s', (file) => {
  const stories = Object.entries(composeStories(require(join(folder, file))))

  // A translator replaces text nodes, and React then fails on those that it holds, or changes them
  // where nobody sees it. A CSS variable that no style declares is not in `src/theme/variables.ts`.
  test.each(stories as [string, PlayedStory][])(
    '%s: each text alone in its element, each CSS variable declared',
    async (_name, Story) => {
      const { container } = await act(async () => render(<Story />))
      expect(textsHeldByReact(document)).toEqual([])
      await Story.play?.({ canvasElement: container, canvas: within(container) })
      expect(textsHeldByReact(document)).toEqual([])
      expect(undeclaredVariables()).toEqual([])
    },
  )
})
