import { test as base, type Page, type TestInfo } from '@playwright/test'
import { useWithoutViolations } from '../support/violations'
import { compareScreenshots, type Screenshots } from './baseline'
import { renderingOf, renderingOfBaseline } from './calibration'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Viewport widths in px, by their name in the baseline. */
export const widths = { phone: 390, wide: 1280 }

/** For every screenshot; some stories show a time. */
const settings = { reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata', locale: 'en-GB' } as const
const now = '2026-11-21T08:30:00Z'

interface Workers {
  /** Whether this browser renders as the one that made the baseline. */
  comparable: boolean
  /** One tab for all tests of a worker, so that scripts are compiled once. */
  tab: Page
}

export const test = base.extend<object, Workers>({
  comparable: [
    async ({ browser }, use, { config, project }) => {
      const isUpdate = config.updateSnapshots === 'all'
      const isSame = isUpdate || (await renderingOf(browser)) === renderingOfBaseline()
      if (!isSame) console.log(notCompared(project.name, browser.version()))
      await use(isSame)
    },
    { scope: 'worker' },
  ],
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

const notCompared = (project: string, version: string): string =>
  `\nNOT COMPARED: the screenshots of "${project}". On this machine, Chromium ${version} renders ` +
  'the calibration page differently from the browser that made the baseline. Everything else is ' +
  'checked.'

/** Takes screenshots of one component or page, and compares them all with the baseline. */
export class ScreenshotSet {
  private readonly screenshots: Screenshots = new Map()

  constructor(private readonly comparable: boolean) {}

  /** @param take returns a PNG; not called if screenshots are not comparable */
  async take(variant: string, state: string, take: () => Promise<Buffer>): Promise<void> {
    if (!this.comparable) return
    const states = this.screenshots.get(variant) ?? new Map()
    this.screenshots.set(variant, states.set(state, await take()))
  }

  async compare(name: string, info: TestInfo): Promise<void> {
    if (this.comparable) await compareScreenshots(name, this.screenshots, info)
  }
}

/** Emulates the visitor's system settings. */
export const setScheme = (
  page: Page,
  colorScheme: Scheme,
  forcedColors: 'none' | 'active' = 'none',
) => page.emulateMedia({ colorScheme, forcedColors, reducedMotion: settings.reducedMotion })

export const stillness = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
