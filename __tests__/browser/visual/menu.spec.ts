import { expect } from '@playwright/test'
import { misfits } from '../../support/misfits'
import { test } from './screenshots'
import { openStory } from './storybook'

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
