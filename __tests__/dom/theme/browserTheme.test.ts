import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server.node'
import { themeData } from '../../../tools/site/themeData'
import { composeStories } from '../../support/stories'

const mockThemes = { inBrowser: false }

jest.mock('../../../src/theme/scopedTheme', () => ({
  get scopedTheme() {
    const { scopedTheme } = mockThemes.inBrowser
      ? require('../../../src/theme/browserTheme')
      : jest.requireActual('../../../src/theme/scopedTheme')
    return scopedTheme
  },
}))

const folder = join(__dirname, '../../../stories')
const stories = ['components', 'registration/form'].flatMap((name) =>
  readdirSync(join(folder, name)).flatMap((file) =>
    Object.entries(composeStories(require(join(folder, name, file)))).map(([story, Component]) => ({
      name: `${file}: ${story}`,
      Component: Component as ComponentType,
    })),
  ),
)

/** Renders each story that the form is made of; its class names are hashes of the styles. */
const htmlOfStories = () =>
  Object.fromEntries(
    stories.map(({ name, Component }) => [name, renderToString(createElement(Component))]),
  )

test("renders each component with the same styles from the theme's data as from the theme", () => {
  const expected = htmlOfStories()
  expect(stories.length).toBeGreaterThan(50)
  Object.assign(globalThis, { THEME_DATA: JSON.parse(JSON.stringify(themeData())) })
  mockThemes.inBrowser = true
  expect(htmlOfStories()).toEqual(expected)
})
