import { existsSync } from 'node:fs'
import { type Browser, test as base, expect, type Page, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { screenshotOptions } from '../../../tools/testing/browser'
import { axeScript } from '../../support/axe'
import { servedSite } from '../../support/browser'
import { tryOnly } from '../../support/tryOnly'
import { useWithoutViolations } from '../../support/violations'
import { test as storybook } from './storybook'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Viewport widths in px, by their name in the baseline. */
export const widths = { phone: 390, wide: 1280 }

/** Fixed, because some stories show a time. */
const settings = { reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata', locale: 'en-GB' } as const
const now = '2026-11-21T08:30:00Z'

interface WorkerFixtures {
  /** Shared by all tests of a worker, so that scripts are compiled once. */
  tab: Page
  siteUrl: string
}

/** Used by all files of the folder, so that they share each worker's browser. */
export const test = storybook.extend<object, WorkerFixtures>({
  siteUrl: servedSite(testBuilds.site),
  tab: [({ browser }, use) => useTab(browser, use), { scope: 'worker' }],
  // Of its own: of a picture, Chromium shows a larger file that another page has loaded.
  page: ({ browser }, use) => useTab(browser, use),
})

async function useTab(browser: Browser, use: (tab: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext(settings)
  await context.clock.setFixedTime(now)
  await context.addInitScript({ content: axeScript })
  await useWithoutViolations(context, async () => use(await context.newPage()))
  await context.close()
}

const isComparable = screenshotOptions() !== undefined

/** Skips one test on behalf of all screenshots, so that `npm test` reports that none is compared. */
export function skipIfNotComparable(): void {
  tryOnly(isComparable, 'Screenshots: their browser is made for Linux on x64 alone.')
}

/**
 * Compares a screenshot with the baseline pixel for pixel: Playwright's own comparison would take a
 * thin line in an intermediate colour for anti-aliasing. Does not call `take` where screenshots are
 * not comparable.
 */
export async function compare(name: string, take: () => Promise<Buffer>): Promise<void> {
  if (!isComparable) return
  // Retry once: Chromium may fail to take a screenshot on a busy machine.
  const actual = await take().catch(take)
  const info = base.info()
  if (await isKnown(actual, info.snapshotPath(`${name}.png`), info)) return
  expect.soft(actual, remedy).toMatchSnapshot(`${name}.png`, { threshold: 0 })
  if (info.config.updateSnapshots !== 'all') expect.soft(name, remedy).toBe('as in the baseline')
}

export const remedy = 'If this is intended, run `npm run visual:update` and review the changes.'

async function isKnown(actual: Buffer, path: string, { config }: TestInfo): Promise<boolean> {
  if (config.updateSnapshots === 'all' || !existsSync(path)) return false
  return (await pixelsOf(actual)).equals(await pixelsOf(path))
}

/** Includes the size, because the same pixels may be in rows of another length. */
async function pixelsOf(png: Buffer | string): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return Buffer.concat([Buffer.from(`${info.width} x ${info.height}`), data])
}

export const setScheme = (
  page: Page,
  colorScheme: Scheme,
  forcedColors: 'none' | 'active' = 'none',
) => page.emulateMedia({ colorScheme, forcedColors, reducedMotion: settings.reducedMotion })

export const stillness = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
