import { test as base, type Page, type TestInfo } from '@playwright/test'
import { expectPictures, type Pictures } from './baseline'
import { renderingOf, renderingOfBaseline } from './calibration'
import { decode } from './sheet'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Widths of the screen in px, by the name that a sheet has for them. */
export const widths = { phone: 390, wide: 1280 }

/** What every picture is taken with; some stories tell the time. */
const settings = { reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata', locale: 'en-GB' } as const
const now = '2026-11-21T08:30:00Z'

interface Workers {
  /** Whether pictures made here can be held against the baseline's. */
  comparable: boolean
  /** One tab for all tests of a worker, so that scripts are read once. */
  tab: Page
}

export const test = base.extend<object, Workers>({
  comparable: [
    async ({ browser }, use, { config, project }) => {
      const isUpdate = config.updateSnapshots === 'all'
      const isAlike = isUpdate || (await renderingOf(browser)) === renderingOfBaseline()
      if (!isAlike) console.log(notCompared(project.name, browser.version()))
      await use(isAlike)
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext(settings)
      await context.clock.setFixedTime(now)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const notCompared = (project: string, version: string): string =>
  `\nNOT COMPARED: the screenshots of "${project}". Chromium ${version} renders the calibration page ` +
  'on this machine otherwise than the browser that made the baseline. All else is checked.'

/** Takes pictures of one component or page and, in the end, compares them with the baseline. */
export class Camera {
  private readonly pictures: Pictures = new Map()

  constructor(private readonly comparable: boolean) {}

  /** @param take gives a PNG; not called where pictures cannot be compared */
  async take(variant: string, state: string, take: () => Promise<Buffer>): Promise<void> {
    if (!this.comparable) return
    const states = this.pictures.get(variant) ?? new Map()
    this.pictures.set(variant, states.set(state, await decode(await take())))
  }

  async compare(name: string, info: TestInfo): Promise<void> {
    if (this.comparable) await expectPictures(name, this.pictures, info)
  }
}

/** As the visitor's system would ask for it. */
export const setScheme = (
  page: Page,
  colorScheme: Scheme,
  forcedColors: 'none' | 'active' = 'none',
) => page.emulateMedia({ colorScheme, forcedColors, reducedMotion: settings.reducedMotion })

export const stillness = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
