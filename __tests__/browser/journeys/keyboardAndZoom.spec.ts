import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { luminanceRatio, relativeLuminance } from '../../../stories/support/contrast'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { builtPages } from '../../../tools/site/builtPages'
import { openReady } from '../../../tools/testing/openReady'
import { site } from '../../fixtures/content'
import { test } from '../../support/browser'
import { obscuredPartsOfStop, type Stop, walk } from '../../support/keyboardStops'
import { misfits } from '../../support/misfits'

/** Minimum contrast ratio between the focused and the unfocused state (WCAG 2.4.13). */
const minContrast = 3

for (const { path } of builtPages(testBuilds.site)) {
  test(`${path} by keyboard, in a low window, with large spaces, from right to left, without motion`, async ({
    page,
  }) => {
    await openReady(page, path)
    await test.step('the first stop is the skip link, which skips the header', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: site.skipLink })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })
    await test.step('every stop is visible and in reading order', async () => {
      await walk(page, 'Tab', async (stop) => {
        const contrast = await contrastOfFocus(page, stop)
        expect.soft(contrast, stop.name).toBeGreaterThanOrEqual(minContrast)
        if (stop.inHeader) return
        expect.soft(stop.box.y, stop.name).toBeGreaterThanOrEqual(stop.headerBottom)
      })
    })
    await test.step('on a phone on its side with its keyboard up: each stop is fully visible, with its label', async () => {
      await page.setViewportSize({ width: 640, height: 180 })
      await expect.soft(page.getByRole('banner')).toHaveCSS('position', 'static')
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        await walk(page, key, async () => {
          expect.soft(await page.evaluate(obscuredPartsOfStop), `by ${key}`).toEqual([])
        })
      }
    })
    await test.step('with the text spacing of WCAG 1.4.12: everything fits', async () => {
      await page.evaluate(
        addStyles,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
      )
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await page.evaluate(misfits), `at ${width} px`).toEqual([])
      }
      await page.evaluate(removeStyles)
    })
    await test.step('from right to left: everything fits', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl'
      })
      expect.soft(await page.evaluate(misfits), 'from right to left').toEqual([])
    })
    await test.step('with reduced motion: the scheme changes without animation', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      // Those that began earlier.
      await page.evaluate(() => document.getAnimations().map((animation) => animation.finish()))
      await page.emulateMedia({ colorScheme: 'dark' })
      const animated = await page.evaluate(() => document.getAnimations().length)
      expect.soft(animated, 'animations').toBe(0)
    })
  })
}

/** In a browser whose user has set text to 200 % (WCAG 1.4.4); pages at 100 % are as usual. */
test('at 320 px with text at 200 %: the header does not stick, and is small', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ baseURL, viewport: { width: 320, height: 640 } })
  await openReady(page, '/contact/')
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('position', 'static')
  const box = await header.boundingBox()
  expect(box?.height, 'at most a fifth').toBeLessThanOrEqual(640 / 5)
  await browser.close()
})

/** The highest contrast between a pixel with focus and the same pixel without. */
async function contrastOfFocus(page: Page, { box }: Stop): Promise<number> {
  const margin = 8
  const clip = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
  const focused = await luminances(await page.screenshot({ clip, caret: 'hide' }))
  await page.evaluate(addStyles, '*:focus, *:focus-visible { outline: none !important }')
  const plain = await luminances(await page.screenshot({ clip, caret: 'hide' }))
  await page.evaluate(removeStyles)
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

/** Runs in the page: takes back what `addStyles` has added last. */
function removeStyles(): void {
  document.adoptedStyleSheets.pop()
}

/** Relative luminance of each pixel. */
async function luminances(png: Buffer): Promise<number[]> {
  const data = await sharp(png).removeAlpha().raw().toBuffer()
  return Array.from({ length: data.length / 3 }, (_, pixel) =>
    relativeLuminance(data.subarray(pixel * 3, pixel * 3 + 3)),
  )
}
