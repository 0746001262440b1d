import { existsSync } from 'node:fs'
import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
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

/** For every screenshot; some stories show a time. */
const settings = { reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata', locale: 'en-GB' } as const
const now = '2026-11-21T08:30:00Z'

interface WorkerFixtures {
  /** One for all tests of a worker, so that scripts are compiled once. */
  tab: Page
  /** Address of the site built with the tests' own content. */
  siteUrl: string
}

/** All files of the folder use it, so that they share each worker's browser. */
export const test = storybook.extend<object, WorkerFixtures>({
  siteUrl: servedSite(testBuilds.site),
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext(settings)
      await context.clock.setFixedTime(now)
      await context.addInitScript({ content: axeScript })
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

/**
 * Compares a screenshot with the baseline, pixel for pixel: one browser takes them all. Playwright, which
 * draws the difference, would take a fine line in a colour between its neighbours for anti-aliasing.
 *
 * @param name of the image in `screenshots`, without its extension
 * @param take returns a PNG; not called if screenshots are not comparable
 */
export async function compare(name: string, take: () => Promise<Buffer>): Promise<void> {
  if (!isComparable) return
  // Chromium may fail to take one on a busy machine, which says nothing about the page.
  const actual = await take().catch(take)
  const info = base.info()
  if (await isKnown(actual, info.snapshotPath(`${name}.png`), info)) return
  expect.soft(actual, remedy).toMatchSnapshot(`${name}.png`, { threshold: 0 })
  if (info.config.updateSnapshots !== 'all') expect.soft(name, remedy).toBe('as in the baseline')
}

const remedy = 'If this is intended, run `npm run visual:update` and review the changes.'

async function isKnown(actual: Buffer, path: string, { config }: TestInfo): Promise<boolean> {
  if (config.updateSnapshots === 'all' || !existsSync(path)) return false
  return (await pixelsOf(actual)).equals(await pixelsOf(path))
}

/** Its size too, as the same pixels may be in rows of another length. */
async function pixelsOf(png: Buffer | string): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return Buffer.concat([Buffer.from(`${info.width} x ${info.height}`), data])
}

/** Emulates the visitor's system settings. */
export const setScheme = (
  page: Page,
  colorScheme: Scheme,
  forcedColors: 'none' | 'active' = 'none',
) => page.emulateMedia({ colorScheme, forcedColors, reducedMotion: settings.reducedMotion })

export const stillness = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
