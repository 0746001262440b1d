import { expect, type Page } from '@playwright/test'
import {
  builtEntries,
  type IndexEntry,
  listenForComplaints,
  serveStorybook,
} from '../support/storybook'
import {
  contrastViolations,
  openPreview,
  type Pinned,
  showStory,
} from '../support/storybookPreview'
import { test as base, Camera, type Scheme, schemes, setScheme, stillness, widths } from './looks'

/** `preview` is open before the first story; the stories follow each other in it. */
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

/** Those with the most stories first, so that no worker is left with a long one at the end. */
const titles = [...new Set(stories.map(titleOf))].sort(
  (one, other) => statesOf(other).length - statesOf(one).length,
)

for (const title of titles) {
  test(title, async ({ preview, comparable }, info) => {
    const camera = new Camera(comparable)
    const complaints = listenForComplaints(preview)
    for (const story of statesOf(title)) {
      const { id, tags } = story
      const state = stateOf(story)
      await test.step(state, async () => {
        await setScheme(preview, 'light')
        await preview.setViewportSize({ width: widths.wide, height: 800 })
        const { pinned, violations } = await showStory(preview, id)
        expect.soft(violations, `${id}: axe`).toEqual([])
        const picture = (variant: string) =>
          camera.take(variant, state, () => screenshotOf(preview))
        for (const scheme of schemesOf(pinned)) {
          await setScheme(preview, scheme)
          // axe has judged what the story showed first.
          if (scheme === 'dark') {
            expect.soft(await contrastViolations(preview, id), `${id}: dark`).toEqual([])
          }
          for (const [screen, width] of screensOf(pinned)) {
            await preview.setViewportSize({ width, height: 800 })
            await picture(`${screen}-${scheme}`)
          }
          await preview.setViewportSize({ width: widths.wide, height: 800 })
        }
        if (!tags.includes('forced-colors')) return
        // The colours are the visitor's own then: there is nothing for axe to judge.
        await setScheme(preview, 'light', 'active')
        await picture('forced')
      })
    }
    complaints.end()
    expect.soft(complaints.heard).toEqual([])
    await camera.compare(title, info)
  })
}

const schemesOf = ({ scheme }: Pinned): readonly Scheme[] => (scheme ? [scheme] : schemes)

const smallPhone = 320

const screensOf = ({ viewport }: Pinned): [string, number][] =>
  viewport?.value === 'phone320' ? [['phone', smallPhone]] : Object.entries(widths)

async function screenshotOf(page: Page): Promise<Buffer> {
  await page.evaluate(settle)
  return page.locator('#storybook-root').screenshot(stillness)
}

/** Runs in the page: fonts and pictures have come, and the story is seen from its top. */
async function settle(): Promise<void> {
  // A story may have scrolled, and a header that sticks would be wherever it left off.
  window.scrollTo(0, 0)
  await document.fonts.ready
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode().catch(() => undefined)
  }
}
