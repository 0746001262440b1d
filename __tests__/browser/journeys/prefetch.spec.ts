import { expect } from '@playwright/test'
import { findInstalledBrowser } from '../../../tools/testing/browser'
import { site } from '../../fixtures/content'
import { test as base } from '../../support/browser'
import { tryOnly } from '../../support/tryOnly'
import { submitButton } from './journey'

/** What only a browser with windows does, not the headless shell of the other tests. */
const installed = findInstalledBrowser()
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: installed }),
    { scope: 'worker' },
  ],
})
test.beforeEach(() => tryOnly(installed !== undefined, 'No Chromium, Chrome or Edge is installed.'))

test('a linked page is prefetched before the click', { tag: '@installed' }, async ({ page }) => {
  await page.goto('/about/', { waitUntil: 'networkidle' })
  const register = site.navigation.find(({ path }) => path === '/contact/')
  const link = page.getByRole('navigation').getByRole('link', { name: register?.label })
  const ahead = page.waitForResponse('**/contact/')
  await link.hover()
  await ahead
  await link.click()
  await expect(submitButton(page)).toBeEnabled()
  const isAhead = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { deliveryType, activationStart } = navigation as PerformanceNavigationTiming & {
      deliveryType: string
      activationStart: number
    }
    return deliveryType === 'navigational-prefetch' || activationStart > 0
  })
  expect(isAhead, 'prefetched or prerendered').toBe(true)
})
