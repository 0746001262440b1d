import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { palette } from '../../../src/theme/theme'
import { type Colours, light } from '../../../src/theme/tokens'
import { drawn } from '../../../stories/foundations/colourPairs'
import { composeStories } from '../../support/stories'

jest.unmock('@emotion/sheet')

type Stories = Record<string, ComponentType>

const folder = join(__dirname, '../../../stories')
const stories = ['components', 'layout', 'sections', 'screens'].flatMap((name) =>
  readdirSync(join(folder, name)).flatMap((file) =>
    Object.values(composeStories(require(join(folder, name, file))) as Stories),
  ),
)

/** The role behind each of MUI's variables: `brand-mark` is `mark`. */
const roles = Object.fromEntries(Object.keys(light).map((role) => [role, role])) as Colours
const roleOf = Object.fromEntries(
  Object.entries(palette(roles)).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(value).map(([part, role]) => [`${name}-${part}`, role]),
  ),
)

/** Nothing depends on seeing a divider, and WCAG excepts what is disabled. */
const excepted = /^border.*: line$|: action-disabled|: text-disabled/

/** Each property that draws in a colour of the theme, with the colour's role: `box-shadow: mark`. */
function drawnIn(css: string): string[] {
  const declarations = css.matchAll(/([\w-]+):[^;{}]*?var\(--mui-palette-([\w-]+)/g)
  return [...declarations]
    .filter(([, property = '']) => !/^(--|background)/.test(property))
    .map(([, property, variable = '']) => `${property}: ${roleOf[variable] ?? variable}`)
}

test('what is drawn has a role with a contrast in stories/foundations/colourPairs.ts: use one of those', () => {
  for (const Story of stories) render(createElement(Story)).unmount()
  const css = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n')
  const found = [...new Set(drawnIn(css))]
  expect(found).toContain('outline: focus')
  const unlisted = found.filter((use) => !((use.split(': ')[1] ?? '') in drawn))
  expect(unlisted.filter((use) => !excepted.test(use))).toEqual([])
})
