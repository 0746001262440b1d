import { test as base, type Page } from '@playwright/test'
import { serveStorybook } from '../support/storybook'
import { openPreview } from '../support/storybookPreview'

interface Workers {
  /** The address of a page of Storybook. */
  address: (path: string) => string
  /** Opened once; shows one documentation page after another. */
  docs: Page
  /** Opened once; shows one story after another, without motion. */
  stories: Page
}

/** For all files of this check, so that a worker opens each preview once. */
export const test = base.extend<object, Workers>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies here
    async ({}, use) => {
      const { url, close } = await serveStorybook()
      await use((path) => new URL(path, url).href)
      await close()
    },
    { scope: 'worker' },
  ],
  docs: [
    async ({ browser, address }, use) => {
      const page = await browser.newPage()
      await openPreview(page, address('iframe.html'))
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  stories: [
    async ({ browser, address }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      await openPreview(page, address('iframe.html'))
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})
