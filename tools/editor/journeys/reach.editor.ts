import { expect, type Page } from '@playwright/test'
import {
  clippedTexts,
  pixelsTooWide,
  textsOutsideWindow,
} from '../../../__tests__/support/overflow'
import { field, headline, openReview, part, preview, review, show } from './journey'
import { test } from './support'

/** In a browser whose user has set text to 200 % (WCAG 1.4.4). */
const testWithLargeText = test.extend({
  context: async ({ playwright, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await use(await browser.newContext())
    await browser.close()
  },
})

async function expectFit(page: Page): Promise<void> {
  expect(await page.evaluate(pixelsTooWide)).toBe(0)
  expect(await page.evaluate(textsOutsideWindow)).toEqual([])
  expect(await page.evaluate(clippedTexts)).toEqual([])
}

/** Each file, a mistake, the review and the preview. */
async function expectAllToFit(page: Page): Promise<void> {
  for (const file of ['Site', 'Home', 'About', 'Contact']) {
    await show(page, file)
    await expectFit(page)
  }
  await show(page, 'Home')
  await headline(page).fill(
    'A headline that is far too long, so that there is a mistake '.repeat(2),
  )
  await field(part(page, 'Hero'), 'Alternative text').fill('Another text')
  await expect(headline(page)).toHaveAttribute('aria-invalid', 'true')
  await openReview(page)
  await expectFit(page)
  await review(page).getByRole('button', { name: 'Go to the field' }).click()
  await expect(headline(page)).toBeInViewport({ ratio: 1 })
  const toPreview = page.getByRole('button', { name: 'Show the preview' })
  if (await toPreview.isVisible()) await toPreview.click()
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeInViewport()
  await expectFit(page)
}

test('a screen of 320 px: nothing is cut off, and everything can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAllToFit(page)
})

test('forced colours: nothing is cut off, and everything can be reached', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAllToFit(page)
})

for (const width of [320, 1280]) {
  testWithLargeText(`texts of 200 % at ${width} px: nothing is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await expectAllToFit(page)
  })
}
