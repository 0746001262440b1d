import { expect, type Page } from '@playwright/test'
import { contrastOnly } from '../support/axe'
import { textsHeldByReact, undeclaredVariables } from '../support/pageChecks'
import {
  builtEntries,
  collectProblems,
  type IndexEntry,
  serveStorybook,
} from '../support/storybook'
import { openPreview, type Pinned, showStory, storyViolations } from '../support/storybookPreview'
import {
  test as base,
  type Scheme,
  ScreenshotSet,
  schemes,
  setScheme,
  stillness,
  widths,
} from './screenshots'

/** `preview` is opened once and shows one story after another. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ tab }, use) => {
      const server = await serveStorybook()
      await openPreview(tab, `${server.url}iframe.html`)
      await use(tab)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

const stories = builtEntries().filter(({ type }) => type === 'story')
const titleOf = ({ id }: IndexEntry): string => id.split('--')[0] ?? id
const stateOf = ({ id }: IndexEntry): string => id.split('--')[1] ?? id

const statesOf = (title: string) => stories.filter((story) => titleOf(story) === title)

/** No visitor meets the content editor, whose page has MUI's own theme. */
const isForStaff = (title: string): boolean => title.startsWith('editor-')

/**
 * Those with the most stories first, so that no worker gets a long one at the end; the editor's last of
 * all, since its styles stay in the page.
 */
const titles = [...new Set(stories.map(titleOf))].sort(
  (one, other) =>
    Number(isForStaff(one)) - Number(isForStaff(other)) ||
    statesOf(other).length - statesOf(one).length,
)

/** In milliseconds; generous, because the machine may be busy: it ends what hangs. */
const storyTimeout = 60_000

for (const title of titles) {
  test(title, async ({ preview }, info) => {
    test.setTimeout(statesOf(title).length * storyTimeout)
    const screenshots = new ScreenshotSet()
    const problems = collectProblems(preview)
    for (const story of statesOf(title)) {
      const { id, tags } = story
      const state = stateOf(story)
      await test.step(state, async () => {
        await setScheme(preview, 'light')
        await preview.setViewportSize({ width: widths.wide, height: 800 })
        const pinned = await showStory(preview, id)
        expect.soft(await storyViolations(preview, id), `${id}: axe`).toEqual([])
        if (!isForStaff(title)) {
          expect.soft(await preview.evaluate(textsHeldByReact), `${id}: held by React`).toEqual([])
          const undeclared = await preview.evaluate(undeclaredVariables)
          expect.soft(undeclared, `${id}: not in src/theme/variables.ts`).toEqual([])
        }
        const capture = (variant: string) =>
          screenshots.take(variant, state, () => screenshotOf(preview))
        for (const scheme of pinned.scheme ? [pinned.scheme] : schemes) {
          await setScheme(preview, scheme)
          const { name, width } = screenOf(scheme, pinned)
          await preview.setViewportSize({ width, height: 800 })
          // axe has already checked the light scheme, or the pinned one.
          if (scheme === 'dark' && !pinned.scheme) {
            const violations = await storyViolations(preview, id, contrastOnly.rules)
            expect.soft(violations, `${id}: dark`).toEqual([])
          }
          await capture(`${name}-${scheme}`)
        }
        if (!tags.includes('forced-colors')) return
        // The colours are the visitor's own here, so there is nothing for axe to check.
        await setScheme(preview, 'light', 'active')
        await preview.setViewportSize({ width: widths.wide, height: 800 })
        await capture('forced')
      })
    }
    problems.stop()
    expect.soft(problems.found).toEqual([])
    await screenshots.compare(title, info)
  })
}

const smallPhone = 320

/**
 * The screen of a story in a scheme. Colours do not depend on the width, so each scheme and each width
 * once is enough for a part of a page; the whole pages have all four (pages.spec.ts).
 */
function screenOf(scheme: Scheme, { viewport }: Pinned): { name: string; width: number } {
  if (viewport?.value === 'phone320') return { name: 'phone', width: smallPhone }
  const name = scheme === 'light' ? 'wide' : 'phone'
  return { name, width: widths[name] }
}

async function screenshotOf(page: Page): Promise<Buffer> {
  await page.evaluate(settle)
  return page.locator('#storybook-root').screenshot(stillness)
}

/** Runs in the page: scrolls to the top and waits for fonts and images. */
async function settle(): Promise<void> {
  // A story may have scrolled, which moves a sticky header.
  window.scrollTo(0, 0)
  await document.fonts.ready
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode().catch(() => undefined)
  }
}
