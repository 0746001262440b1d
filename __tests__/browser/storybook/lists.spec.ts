import { expect } from '@playwright/test'
import { misfits } from '../../support/misfits'
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

test('the menu of six links opens and closes by keyboard, stays within the window, and scrolls where it is higher', async ({
  page,
  iframe,
}) => {
  const button = page.getByRole('button', { name: 'Menu' })
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await page.setViewportSize({ width: 320, height: 260 })
  await openStory(page, iframe, 'layout-siteheader--most-links')
  await expect(links).toHaveCount(0)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(links).toHaveCount(6)
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await expect(links.first()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(links).toHaveCount(0)
  await expect(button).toBeFocused()
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
    await button.click()
    expect(await page.evaluate(misfits), dir).toEqual([])
    await links.last().focus()
    await expect(links.last(), dir).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  }
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })
