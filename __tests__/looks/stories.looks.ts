import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '../../scripts/run'
import { expectAccessible, schemes, test, widths } from './looks'

interface IndexEntry {
  id: string
  type: 'story' | 'docs'
  tags: string[]
}

/** What a story fixes itself; see `stories/support/screens.ts`. */
interface Pinned {
  scheme?: 'light' | 'dark'
  viewport?: { value: string }
}

const widthOf: Record<string, number> = { phone320: 320 }

const index = JSON.parse(readFileSync(join(root, 'storybook-static', 'index.json'), 'utf8'))
const stories = (Object.values(index.entries) as IndexEntry[]).filter(
  ({ type }) => type === 'story',
)

for (const { id, tags } of stories) {
  test(id, async ({ look }) => {
    const picture = async (name: string) => {
      // A story may have scrolled, and a header that sticks would be wherever it left off.
      await look.evaluate(() => window.scrollTo(0, 0))
      await expect
        .soft(look.locator('#storybook-root'))
        .toHaveScreenshot([...id.split('--'), `${name}.png`])
    }

    for (const colorScheme of schemes) {
      await look.emulateMedia({ colorScheme, forcedColors: 'none' })
      await open(look, id)
      await expectAccessible(look, 'part of a page')
      const { scheme = colorScheme, viewport } = await look.evaluate(pinned)
      // What fixes its scheme looks the same twice.
      if (scheme !== colorScheme) continue
      for (const width of viewport ? [widthOf[viewport.value] as number] : widths) {
        await look.setViewportSize({ width, height: 800 })
        await picture(`${width}-${colorScheme}`)
      }
    }
    if (!tags.includes('forced-colors')) return
    // The colours are the visitor's own then: there is nothing for axe to judge.
    await look.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    await open(look, id)
    await picture('forced')
  })
}

async function open(page: Page, id: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  // A story is about its own parts; what stands behind them is judged on the pages.
  await page.route(/\.(avif|webp|png|jpe?g)$/, (route) => route.fulfill(flatPicture))
  await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?id=${id}&viewMode=story`)
  await page.waitForFunction(hasPlayed)
}

const flatPicture = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#345"/></svg>',
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase?: string; story?: { storyGlobals: Pinned } }
  }
}

/** Runs in the page: the story is drawn and its `play` has ended. */
function hasPlayed(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow
  const phase = preview?.currentRender?.phase
  if (phase === 'errored' || phase === 'aborted') throw new Error(`The story ${phase}.`)
  return phase === 'finished' || phase === 'completed'
}

/** Runs in the page. */
function pinned(): Pinned {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow
  return preview?.currentRender?.story?.storyGlobals ?? {}
}
