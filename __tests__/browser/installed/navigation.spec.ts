import { expect } from '@playwright/test'
import { findInstalledBrowser } from '../../../tools/testing/browser'
import { site } from '../../fixtures/content'
import { test as base } from '../../support/browser'
import { tryOnly } from '../../support/tryOnly'
import { goBackToForm } from '../journeys/faults/trouble'
import { submitButton } from '../journeys/journey'

/** Tests what only a full browser does, not the headless shell of the other tests. */
const installed = findInstalledBrowser()
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // Playwright disables the back/forward cache by default.
      const ignoreDefaultArgs = ['--disable-back-forward-cache']
      await use({ ...launchOptions, executablePath: installed, ignoreDefaultArgs })
    },
    { scope: 'worker' },
  ],
})
test.beforeEach(() => tryOnly(installed !== undefined, 'No Chromium, Chrome or Edge is installed.'))

test('a linked page is prefetched before the click', async ({ page }) => {
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

test('Back to the form, from the back/forward cache: it has what was corrected later, and nothing of what was sent later', ({
  page,
  sandbox,
}) => goBackToForm(page, sandbox, 'from the back/forward cache'))
