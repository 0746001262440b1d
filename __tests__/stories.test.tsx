import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { composeStories } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'

const folder = join(__dirname, '../stories')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .sort()

afterEach(() => jest.restoreAllMocks())

// The gate `visual` plays the stories too, but with React's production build, which never warns.
describe.each(files)('%s', (file) => {
  const stories = Object.entries(composeStories(require(join(folder, file))))

  test.each(stories as [string, ComponentType][])(
    '%s renders without a warning from React',
    (_name, Story) => {
      const warn = jest.spyOn(console, 'error').mockImplementation()
      render(<Story />)
      expect(warn).not.toHaveBeenCalled()
    },
  )
})
