import { expect, type Page } from '@playwright/test'
import { pixelsTooWide } from '../../support/overflow'
import { builtEntries, openStory, test } from '../../support/storybook'

/** How high a header may be, in px. */
const maxHeaderHeight = 88

/** In px, rising: when the window changes just after new styles, Chromium may leave some for its old width. */
const widths = [320, 390, 600, 768, 900, 1000, 1280]

const headers = builtEntries().filter(
  ({ id, type }) => type === 'story' && id.startsWith('layout-siteheader--'),
)

test('the header is low with links of any number and length', async ({ page, iframe }) => {
  expect(headers.length).toBeGreaterThan(0)
  for (const { id } of headers) {
    await page.setViewportSize({ width: 320, height: 800 })
    await openStory(page, iframe, id)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const box = await page.getByRole('banner').boundingBox()
      expect.soft(box?.height, `${id} at ${width} px`).toBeLessThanOrEqual(maxHeaderHeight)
    }
  }
})

test.describe('the menu of six links', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Menu' })
  const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

  const story = 'layout-siteheader--most-links'

  test('opens and closes by keyboard', async ({ page, iframe }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openStory(page, iframe, story)
    await expect(links(page)).toHaveCount(0)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(links(page)).toHaveCount(6)
    await page.keyboard.press('Tab')
    await expect(links(page).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })

  for (const dir of ['ltr', 'rtl']) {
    test(`stays within the window, ${dir}, and scrolls where it is higher`, async ({
      page,
      iframe,
    }) => {
      await page.setViewportSize({ width: 320, height: 260 })
      await openStory(page, iframe, story)
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
      await button(page).click()
      expect(await page.evaluate(pixelsTooWide)).toBe(0)
      const last = links(page).last()
      await last.focus()
      await expect(last).toBeInViewport({ ratio: 1 })
    })
  }
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })
