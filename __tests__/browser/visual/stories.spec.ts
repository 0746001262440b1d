import { join } from 'node:path'
import { filesIn } from '@partner-site/content-model/files'
import { expect, type Page } from '@playwright/test'
import { headerRoom, rem } from '../../../src/theme/tokens'
import { expectAccessible } from '../../support/axe'
import { textsHeldByReact, undeclaredVariables } from '../../support/pageChecks'
import { compare, remedy, setScheme, stillness, test, widths } from './screenshots'
import { builtStories, collectProblems, openStory } from './storybook'

const stories = builtStories()
const isHeader = (id: string): boolean => id.startsWith('layout-siteheader--')
if (!stories.some(({ id }) => isHeader(id))) throw new Error('There is no story of the header.')

for (const { id, tags } of stories) {
  // axe does not check forced colours, which are the visitor's own.
  test(id, async ({ tab, iframe }) => {
    const problems = collectProblems(tab)
    await setScheme(tab, 'light')
    await tab.setViewportSize({ width: widths.wide, height: 800 })
    const { scheme: fixed, viewport } = await openStory(tab, iframe, id)
    await expectPageToBeSound(tab, isForStaff(id))
    if (hasTree(id)) await compareTree(tab, id)
    for (const kind of picturesOf(tags)) {
      const scheme = kind === '-dark' || fixed === 'dark' ? 'dark' : 'light'
      await setScheme(tab, scheme, kind === '-forced' ? 'active' : 'none')
      await tab.setViewportSize({ width: widthFor(id, scheme, viewport), height: 800 })
      await compare(id + kind, () => screenshotOf(tab))
    }
    // The light scheme, or the one that the story fixes, is already checked.
    if (fixed === 'system' && !isForStaff(id)) {
      await setScheme(tab, 'dark')
      await expectAccessible(tab, 'contrast')
    }
    if (isHeader(id)) await expectHeaderToHideNothing(tab)
    // The next test uses the same tab.
    for (const event of ['console', 'pageerror', 'response']) tab.removeAllListeners(event)
    expect(problems).toEqual([])
  })
}

const kinds = { screenshot: '', 'dark-screenshot': '-dark', 'forced-screenshot': '-forced' }

/**
 * Returns the pictures of a story, as what follows its id in their names. Each story has one in its own
 * scheme, but `!screenshot` takes it away (docs/decisions/testing.md).
 */
const picturesOf = (tags: readonly string[]): string[] =>
  Object.entries(kinds).flatMap(([tag, kind]) => (tags.includes(tag) ? kind : []))

/** Forms, screens and the editor are made of these. */
const hasTree = (id: string): boolean => /^(components|layout)-/.test(id)

/**
 * Compares what a screen reader gets of a story, as a whole: `toMatchAriaSnapshot` accepts a part, and
 * anything where the tree is missing. Descriptions and text directions are not in it.
 */
async function compareTree(page: Page, id: string): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot()
  expect.soft(tree, remedy).toMatchSnapshot(`${id}.yml`)
}

/** In px. Focused elements scroll clear of the sticky header by this much (WCAG 2.4.11). */
const maxHeaderHeight = Number.parseFloat(headerRoom) * rem

async function expectHeaderToHideNothing(page: Page): Promise<void> {
  // Ascending: Chromium may keep some styles of the window's previous width.
  for (const width of [320, 390, 600, 768, 900, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const hidden = await page
      .getByRole('banner')
      .evaluate((it) =>
        getComputedStyle(it).position === 'sticky' ? it.getBoundingClientRect().height : 0,
      )
    expect.soft(hidden, `the header at ${width} px`).toBeLessThanOrEqual(maxHeaderHeight)
  }
}

/** Visitors never see the content editor, which has MUI's own theme. */
const isForStaff = (id: string): boolean => id.startsWith('editor-')

async function expectPageToBeSound(page: Page, isForStaff: boolean): Promise<void> {
  await expectAccessible(page, 'part')
  if (isForStaff) return
  expect.soft(await page.evaluate(textsHeldByReact), 'held by React').toEqual([])
  const undeclared = await page.evaluate(undeclaredVariables)
  expect.soft(undeclared, 'not in src/theme/variables.ts').toEqual([])
}

const smallPhone = 320

/** In px. Colours do not depend on the width, and a component fills a phone. */
function widthFor(id: string, scheme: 'light' | 'dark', viewport?: string): number {
  if (viewport === 'mobile1') return smallPhone
  return scheme === 'dark' || id.startsWith('components-') ? widths.phone : widths.wide
}

/** In px, around the story: focus rings and shadows are in its picture. */
const air = 16

async function screenshotOf(page: Page): Promise<Buffer> {
  await page.evaluate(settle)
  const clip = await page.locator('#storybook-root').evaluate(boxWith, air)
  return page.screenshot({ ...stillness, fullPage: true, clip })
}

/** Runs in the page: returns the box of a story, with `air` around it as far as the page goes. */
function boxWith(story: Element, air: number) {
  const { top, bottom, left, right } = story.getBoundingClientRect()
  const x = Math.max(0, Math.floor(left) - air)
  const y = Math.max(0, Math.floor(top) - air)
  const width = Math.min(document.documentElement.clientWidth, Math.ceil(right) + air) - x
  const height = Math.min(document.documentElement.scrollHeight, Math.ceil(bottom) + air) - y
  return { x, y, width, height }
}

/** Runs in the page. */
async function settle(): Promise<void> {
  // A story may have scrolled, which moves a sticky header.
  window.scrollTo(0, 0)
  // Media queries that a component listens to change with the frame after a new size.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await document.fonts.ready
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode().catch(() => undefined)
  }
}

test('each file in the baseline is of a story or a page', () => {
  const pictures = stories.flatMap(({ id, tags }) =>
    picturesOf(tags).map((kind) => `${id}${kind}.png`),
  )
  const trees = stories.flatMap(({ id }) => (hasTree(id) ? `${id}.yml` : []))
  const names = [...pictures, ...trees]
  const stale = filesIn(join(__dirname, 'screenshots')).filter(
    (name) => !name.startsWith('page-') && !names.includes(name),
  )
  expect(stale, 'run `npm run visual:update`').toEqual([])
})
