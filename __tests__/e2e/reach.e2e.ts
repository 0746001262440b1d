import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { builtPages } from '../../scripts/lib/builtPages'
import { testBuilds } from '../../scripts/lib/testBuilds'
import { luminanceRatio, relativeLuminance } from '../../stories/support/contrast'
import { test } from '../support/browser'
import { openReady } from '../support/openReady'
import { clippedTexts, pixelsTooWide, textsOutsideWindow } from '../support/overflow'
import { useWithoutViolations } from '../support/violations'

/** Minimum contrast ratio between the focused and the unfocused state (WCAG 2.4.13). */
const minContrast = 3

interface Stop {
  name: string
  box: { x: number; y: number; width: number; height: number }
  headerBottom: number
  inHeader: boolean
}

for (const { path } of builtPages(testBuilds.site)) {
  test(`${path} by keyboard: every stop is visible and in reading order`, async ({ page }) => {
    await openReady(page, path)
    const expected = await page.evaluate(stopsInReadingOrder)
    const walked: string[] = []
    for (let step = 0; step < expected.length; step += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(currentStop)
      walked.push(stop.name)
      if (!stop.inHeader) expect(stop.box.y, stop.name).toBeGreaterThanOrEqual(stop.headerBottom)
      expect(await contrastOfFocus(page, stop), stop.name).toBeGreaterThanOrEqual(minContrast)
    }
    expect(walked).toEqual(expected)
  })

  test(`${path} at 320 px and at 1280 px with 400 % zoom: nothing scrolls sideways`, async ({
    page,
  }) => {
    // 1280 px at 400 % is a window of 320 px (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    expect(await page.evaluate(pixelsTooWide)).toBe(0)
    expect(await page.evaluate(clippedTexts)).toEqual([])
  })

  test(`${path} backwards by keyboard at 1280 px with 400 % zoom: the header does not stick and hides no stop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await openReady(page, path)
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
    const stops = (await page.evaluate(stopsInReadingOrder)).length
    for (let step = 0; step < stops; step += 1) {
      await page.keyboard.press('Shift+Tab')
      const { name, box, headerBottom, inHeader } = await page.evaluate(currentStop)
      if (!inHeader) expect(box.y, name).toBeGreaterThanOrEqual(headerBottom)
    }
  })

  test(`${path} from right to left: nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    expect(await page.evaluate(pixelsTooWide)).toBe(0)
  })

  test(`${path} with reduced motion: the scheme changes without animation`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await openReady(page, path)
    await page.emulateMedia({ colorScheme: 'dark' })
    const transitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
    expect(await page.evaluate(transitions)).toBe(0)
  })

  test(`${path} with the text spacing of WCAG 1.4.12: nothing is clipped`, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await page.evaluate(
        addStyles,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
      )
      expect(await page.evaluate(clippedTexts)).toEqual([])
      expect(await page.evaluate(pixelsTooWide), `${width} px`).toBe(0)
    }
  })
}

/** Tests in a browser whose user has set text to 200 % (WCAG 1.4.4); pages at 100 % are as usual. */
const testWithLargeText = test.extend({
  page: async ({ playwright, launchOptions, baseURL }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await useWithoutViolations(await browser.newContext({ baseURL }), async (context) =>
      use(await context.newPage()),
    )
    await browser.close()
  },
})

for (const { path } of builtPages(testBuilds.site)) {
  testWithLargeText(
    `${path} at 320 px with text at 200 %: nothing is cut off`,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await openReady(page, path)
      expect(await page.evaluate(pixelsTooWide)).toBe(0)
      expect(await page.evaluate(clippedTexts)).toEqual([])
      expect(await page.evaluate(textsOutsideWindow)).toEqual([])
    },
  )

  testWithLargeText(
    `${path} at 320 px with text at 200 %: the header takes at most a fifth of the window, and does not stick`,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      const header = page.getByRole('banner')
      await expect(header).toHaveCSS('position', 'static')
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(640 / 5)
    },
  )

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`${path} on a phone on its side with its keyboard up, by ${key}: each stop is fully visible, with its label`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 640, height: 180 })
      await openReady(page, path)
      const stops = (await page.evaluate(stopsInReadingOrder)).length
      for (let step = 0; step < stops; step += 1) {
        await page.keyboard.press(key)
        expect(await page.evaluate(obscuredPartsOfStop)).toEqual([])
      }
    })
  }
}

/** Runs in the page: the elements the keyboard should reach, in document order. */
function stopsInReadingOrder(): string[] {
  const selector =
    'a[href], button:not([disabled]), input:not([tabindex="-1"]), textarea, select, summary'
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
    .map((element) => element.getAttribute('name') ?? element.textContent?.trim() ?? '')
}

/** Runs in the page: the focused element. */
function currentStop(): Stop {
  const element = document.activeElement as HTMLElement
  const { x, y, width, height } = element.getBoundingClientRect()
  const header = document.querySelector('header')
  return {
    name: element.getAttribute('name') ?? element.textContent?.trim() ?? '',
    box: { x, y, width, height },
    headerBottom: header?.getBoundingClientRect().bottom ?? 0,
    inHeader: header?.contains(element) || element.getAttribute('href') === '#main',
  }
}

/** Runs in the page: which of the focused element and its labels is outside the window or covered. */
function obscuredPartsOfStop(): string[] {
  const element = document.activeElement as HTMLInputElement
  const labels = [...(element.labels ?? [])]
  return [element, ...labels].filter(isObscured).map(nameOf)

  function isObscured(part: HTMLElement): boolean {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    // Browsers scroll by whole pixels.
    if (top < -1 || bottom > window.innerHeight + 1) return true
    // The middle of each edge: corners may be round.
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const points: [number, number][] = [
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ]
    return points.some((point) => {
      const hit = document.elementFromPoint(...point)
      return hit !== null && !part.contains(hit) && !hit.contains(part)
    })
  }

  function nameOf(part: HTMLElement): string {
    const name = part.getAttribute('name') ?? part.textContent?.trim()
    return `${part.localName} ${name}`
  }
}

/** The highest contrast between a pixel with focus and the same pixel without. */
async function contrastOfFocus(page: Page, { box }: Stop): Promise<number> {
  const margin = 8
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 }
  const x = Math.max(0, Math.floor(box.x - margin))
  const y = Math.max(0, Math.floor(box.y - margin))
  const clip = {
    x,
    y,
    width: Math.min(viewport.width - x, Math.ceil(box.width + 2 * margin)),
    height: Math.min(viewport.height - y, Math.ceil(box.height + 2 * margin)),
  }
  const focused = await luminances(await page.screenshot({ clip, caret: 'hide' }))
  await page.evaluate(addStyles, '*:focus, *:focus-visible { outline: none !important }')
  const plain = await luminances(await page.screenshot({ clip, caret: 'hide' }))
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return focused.reduce(
    (most, value, pixel) => Math.max(most, luminanceRatio(value, plain[pixel] ?? value)),
    1,
  )
}

/** Runs in the page, whose Content-Security-Policy blocks a `<style>` that is not its own. */
function addStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Relative luminance of each pixel. */
async function luminances(png: Buffer): Promise<number[]> {
  const data = await sharp(png).removeAlpha().raw().toBuffer()
  return Array.from({ length: data.length / 3 }, (_, pixel) =>
    relativeLuminance(data.subarray(pixel * 3, pixel * 3 + 3)),
  )
}
