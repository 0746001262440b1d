import { test as base, type Page, type TestInfo } from '@playwright/test'
import { screenshotOptions } from '../../tools/testing/browser'
import { tryOnly } from '../support/tryOnly'
import { useWithoutViolations } from '../support/violations'
import { compareScreenshots } from './baseline'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Viewport widths in px, by their name in the baseline. */
export const widths = { phone: 390, wide: 1280 }

/** For every screenshot; some stories show a time. */
const settings = { reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata', locale: 'en-GB' } as const
const now = '2026-11-21T08:30:00Z'

/** One tab for all tests of a worker, so that scripts are compiled once. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext(settings)
      await context.clock.setFixedTime(now)
      await useWithoutViolations(context, async () => use(await context.newPage()))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const isComparable = screenshotOptions() !== undefined

/** Skips a test that stands for all screenshots, so that `npm test` says that none is compared. */
export function skipIfNotComparable(): void {
  tryOnly(isComparable, 'Screenshots: their browser is made for Linux on x64 alone.')
}

/** Takes screenshots of one component or page, and compares them all with the baseline. */
export class ScreenshotSet {
  private readonly screenshots = new Map<string, Buffer>()

  /** @param take returns a PNG; not called if screenshots are not comparable */
  async take(variant: string, state: string, take: () => Promise<Buffer>): Promise<void> {
    if (!isComparable) return
    const png = await take().catch(againIfBrowserFailed(take))
    this.screenshots.set(`${variant}/${state}`, png)
  }

  async compare(name: string, info: TestInfo): Promise<void> {
    if (isComparable) await compareScreenshots(name, this.screenshots, info)
  }
}

/** Chromium may fail to take a screenshot on a busy machine, which says nothing about the page. */
const againIfBrowserFailed =
  (take: () => Promise<Buffer>) =>
  (error: unknown): Promise<Buffer> => {
    if (!String(error).includes('Unable to capture screenshot')) throw error
    return take()
  }

/** Emulates the visitor's system settings. */
export const setScheme = (
  page: Page,
  colorScheme: Scheme,
  forcedColors: 'none' | 'active' = 'none',
) => page.emulateMedia({ colorScheme, forcedColors, reducedMotion: settings.reducedMotion })

export const stillness = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
