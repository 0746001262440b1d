import { expect, type Page } from '@playwright/test'
import { contrastOnly } from '../support/axe'
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

/** Those with the most stories first, so that no worker gets a long one at the end. */
const titles = [...new Set(stories.map(titleOf))].sort(
  (one, other) => statesOf(other).length - statesOf(one).length,
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
        const capture = (variant: string) =>
          screenshots.take(variant, state, () => screenshotOf(preview))
        for (const scheme of schemesOf(pinned)) {
          if (scheme === 'dark') await setScheme(preview, scheme)
          for (const screen of screens[scheme]) {
            const width = widthOf(screen, pinned)
            await preview.setViewportSize({ width: width ?? widths[screen], height: 800 })
            // axe has already checked the light scheme, or the pinned one.
            if (scheme === 'dark' && screen === 'wide') {
              const violations = await storyViolations(preview, id, contrastOnly.rules)
              expect.soft(violations, `${id}: dark`).toEqual([])
            }
            if (isForStaff(story) && isSkippedForStaff(screen, scheme)) continue
            if (width) await capture(`${screen}-${scheme}`)
          }
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

/** No visitor meets the editor: each width and each scheme once is enough for it. */
const isForStaff = ({ id }: IndexEntry): boolean => id.startsWith('editor-')

const isSkippedForStaff = (screen: Screen, scheme: Scheme): boolean =>
  (screen === 'wide') !== (scheme === 'light')

const schemesOf = ({ scheme }: Pinned): readonly Scheme[] => (scheme ? [scheme] : schemes)

type Screen = keyof typeof widths

/** A story starts light and wide; each step changes one of the two, as a change takes a layout. */
const screens: Record<Scheme, readonly Screen[]> = {
  light: ['wide', 'phone'],
  dark: ['phone', 'wide'],
}

const smallPhone = 320

/** The width of a screenshot in px; undefined if the story is for another screen. */
function widthOf(screen: Screen, { viewport }: Pinned): number | undefined {
  if (viewport?.value !== 'phone320') return widths[screen]
  return screen === 'phone' ? smallPhone : undefined
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
