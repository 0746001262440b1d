import { expect, type Page } from '@playwright/test'
import { waitForFont } from '../../tools/testing/waitForFont'

/**
 * Opens a page, and waits until nothing loads any more and its form, if it has one, can be used. On a
 * busy machine that comes some time after the last file. A font that came too late to be shown is
 * shown, so that no size depends on the machine's fonts.
 */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await waitForFont(page)
  const submit = page.locator('form [type=submit]')
  if ((await submit.count()) > 0) await expect(submit).toBeEnabled()
}
