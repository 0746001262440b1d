import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { filesIn } from '@partner-site/content-model/files'
import { expect, type Page } from '@playwright/test'
import { headerRoom, rem } from '../../../src/theme/tokens'
import { expectAccessible } from '../../support/axe'
import { textsHeldByReact, undeclaredVariables } from '../../support/pageChecks'
import { compare, schemes, setScheme, stillness, test, widths } from './screenshots'
import { builtEntries, collectProblems, openStory } from './storybook'

const stories = builtEntries().filter(({ type }) => type === 'story')
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
    for (const scheme of fixed === 'system' ? schemes : [fixed]) {
      await setScheme(tab, scheme)
      await tab.setViewportSize({ width: widthFor(scheme, viewport), height: 800 })
      // The light scheme, or the one that the story fixes, is already checked.
      if (scheme === 'dark' && fixed === 'system') await expectAccessible(tab, 'contrast')
      await compare(`${id}-${scheme}`, () => screenshotOf(tab))
      if (tags.includes('one-screenshot')) break
    }
    if (tags.includes('forced-colors')) {
      await setScheme(tab, 'light', 'active')
      await tab.setViewportSize({ width: widths.wide, height: 800 })
      await compare(`${id}-forced`, () => screenshotOf(tab))
    }
    if (isHeader(id)) await expectHeaderToHideNothing(tab)
    // The next test uses the same tab.
    for (const event of ['console', 'pageerror', 'response']) tab.removeAllListeners(event)
    expect(problems).toEqual([])
  })
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

/** In px. A part of a page has each scheme and each width once: colours do not depend on the width. */
function widthFor(scheme: 'light' | 'dark', viewport?: string): number {
  if (viewport === 'mobile1') return smallPhone
  return scheme === 'light' ? widths.wide : widths.phone
}

async function screenshotOf(page: Page): Promise<Buffer> {
  await page.evaluate(settle)
  return page.locator('#storybook-root').screenshot(stillness)
}

/** Runs in the page. */
async function settle(): Promise<void> {
  // A story may have scrolled, which moves a sticky header.
  window.scrollTo(0, 0)
  await document.fonts.ready
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode().catch(() => undefined)
  }
}

test('each screenshot in the baseline is of a story or a page', () => {
  const folder = `${__dirname}/screenshots`
  const names = existsSync(folder) ? filesIn(folder).map((name) => basename(name, '.png')) : []
  const ids = stories.map(({ id }) => id)
  const stale = names.filter(
    (name) => !name.startsWith('page-') && !ids.includes(name.replace(/-(light|dark|forced)$/, '')),
  )
  expect(stale, 'run `npm run visual:update`').toEqual([])
})
