import { expect, type Page } from '@playwright/test'
import { contact, site } from '../fixtures/content'
import { test } from '../support/browser'
import { submitButton } from './journey'

const { privacy } = contact.form

const notice = (page: Page) => page.locator('form details', { hasText: privacy.more })

async function open(page: Page): Promise<void> {
  await page.goto('/contact/')
  await expect(submitButton(page)).toBeEnabled()
  await page.getByText(privacy.more).click()
  await expect(page.getByText(privacy.rights.heading)).toBeVisible()
}

test('the open notice and the button fit the screen', async ({ page }) => {
  await open(page)
  for (const { width, height, fontSize } of [
    { width: 320, height: 640, fontSize: '100%' },
    { width: 320, height: 640, fontSize: '200%' },
    { width: 1280, height: 800, fontSize: '100%' },
  ]) {
    const name = `at ${width} by ${height}, text ${fontSize}`
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

test('the keyboard goes through the notice to the button', async ({ page }) => {
  await open(page)
  await page.getByText(privacy.more).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: privacy.more })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(submitButton(page)).toBeFocused()
})

test('a screen reader meets the two sentences right before the button', async ({ page }) => {
  await page.goto('/contact/')
  await expect(submitButton(page)).toBeEnabled()
  const form = await page.getByRole('form', { name: contact.form.title }).ariaSnapshot()
  const summary = form.indexOf(privacy.summary)
  expect(summary).toBeGreaterThan(form.indexOf(contact.form.documents.pan_pdf.upload))
  expect(form.indexOf(contact.form.submit)).toBeGreaterThan(summary)
})

test('on paper the notice is whole, though it is closed on the screen', async ({ page }) => {
  await page.goto('/contact/')
  await expect(submitButton(page)).toBeEnabled()
  await page.emulateMedia({ media: 'print' })
  const rights = page
    .getByText(site.contact.email, { exact: false })
    .and(notice(page).locator('dd *'))
  await expect(rights).toBeVisible()
  const region = page.locator('form details section')
  expect(await region.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the notice opens too', async ({ page }) => {
    await page.goto('/contact/')
    await page.getByText(privacy.more).click()
    await expect(page.getByText(privacy.rights.heading)).toBeVisible()
  })
})
