import { expect, type Page } from '@playwright/test'
import { contact, site } from '../../fixtures/content'
import { test } from '../../support/browser'
import { openForm, submitButton } from './journey'

const { form } = contact
const { privacy } = form

const notice = (page: Page) => page.locator('form details', { hasText: privacy.more })

test('the notice: whole on paper, reached by keyboard, fits the screen', async ({ page }) => {
  await openForm(page)
  await test.step('on paper it is whole, though it is closed on the screen', async () => {
    await page.emulateMedia({ media: 'print' })
    const rights = page
      .getByText(site.contact.email, { exact: false })
      .and(notice(page).locator('dd *'))
    await expect(rights).toBeVisible()
    const region = page.locator('form details section')
    expect(await region.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2)
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('the keyboard goes through it to the button', async () => {
    await page.getByText(privacy.more).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(privacy.rights.heading)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: privacy.more })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(submitButton(page)).toBeFocused()
  })
  for (const { width, height, fontSize } of [
    { width: 320, height: 640, fontSize: '100%' },
    { width: 320, height: 640, fontSize: '200%' },
    { width: 1280, height: 800, fontSize: '100%' },
  ]) {
    const name = `open at ${width} by ${height}, text ${fontSize}`
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    const top = await notice(page).evaluate((details) => details.getBoundingClientRect().top)
    const bottom = await submitButton(page).evaluate(
      (button) => button.getBoundingClientRect().bottom,
    )
    expect.soft(bottom - top, name).toBeLessThan(height)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width)
  }
})
