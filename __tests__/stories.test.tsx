import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { composeStories } from '@storybook/react-vite'
import { cleanup } from '@testing-library/react'
import { axe } from 'jest-axe'

/** In ms. Some stories walk through the whole registration, which takes a busy machine its time. */
const patience = 20_000

const folder = join(__dirname, '../stories')
interface Runs {
  run: () => Promise<void>
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .sort()

afterEach(cleanup)

describe.each(files)('%s', (file) => {
  const stories = Object.entries(composeStories(require(join(folder, file)))) as [string, Runs][]

  test.each(stories)(
    '%s plays, and axe finds nothing',
    async (_name, Story) => {
      await Story.run()
      // A story may stand alone, so what only a whole page can have is not asked of it.
      expect(
        await axe(document.body, { rules: { region: { enabled: false } } }),
      ).toHaveNoViolations()
    },
    patience,
  )
})
