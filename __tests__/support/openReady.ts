import { expect, type Page } from '@playwright/test'

/**
 * Opens a page, and waits until nothing loads any more and its form, if it has one, can be used. On a
 * busy machine that comes some time after the last file.
 */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const submit = page.locator('form [type=submit]')
  if ((await submit.count()) > 0) await expect(submit).toBeEnabled()
}
