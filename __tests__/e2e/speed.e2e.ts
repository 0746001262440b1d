import { type Browser, expect } from '@playwright/test'
import { builtPages } from '../../scripts/lib/builtPages'
import { readLayoutShifts } from '../../scripts/lib/measurePage'
import { testBuilds } from '../../scripts/lib/testBuilds'
import { contact, site } from '../fixtures/content'
import { test } from '../support/browser'
import { delayRequests, field, submitButton } from './journey'

test('the form is hydrated, not rendered again, and the console stays empty', async ({ page }) => {
  const release = await delayRequests(page, '**/*.js')
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.goto('/contact/', { waitUntil: 'commit' })
  const title = page.getByRole('heading', { name: contact.form.title })
  await title.evaluate((heading) => heading.setAttribute('data-as-built', ''))
  release()
  await expect(submitButton(page)).toBeEnabled()
  await expect(title).toHaveAttribute('data-as-built')
  expect(messages).toEqual([])
})

test('text typed while the script starts is kept', async ({ page }) => {
  await page.goto('/contact/', { waitUntil: 'commit' })
  const text = 'Sunrise Holidays Private Limited of Bengaluru'
  await field(page, 'company_name').pressSequentially(text)
  await expect(submitButton(page)).toBeEnabled()
  await field(page, 'your_name').fill('Asha')
  await expect(field(page, 'company_name')).toHaveValue(text)
})

test('Gatsby’s own script and data are not requested', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/contact/', { waitUntil: 'networkidle' })
  expect(requested.filter((path) => /page-data|webpack-runtime|commons/.test(path))).toEqual([])
})

test('a linked page is prefetched before the click', async ({ page, browser, siteUrl }) => {
  if (!(await canPrefetch(browser, siteUrl))) {
    console.log('\nNOT TRIED: prefetching. This browser does not follow speculation rules.')
    return
  }
  await page.goto('/about/', { waitUntil: 'networkidle' })
  const register = site.navigation.find(({ path }) => path === '/contact/')
  const link = page.getByRole('navigation').getByRole('link', { name: register?.label })
  const ahead = page.waitForResponse('**/contact/')
  await link.hover()
  await ahead
  await link.click()
  await expect(submitButton(page)).toBeEnabled()
  const source = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { deliveryType, activationStart } = navigation as PerformanceNavigationTiming & {
      deliveryType: string
      activationStart: number
    }
    return {
      prefetched: deliveryType === 'navigational-prefetch',
      prerendered: activationStart > 0,
    }
  })
  expect(source.prefetched || source.prerendered).toBe(true)
})

/** Tries an immediate rule: a browser may support speculation rules but not follow them. */
async function canPrefetch(browser: Browser, siteUrl: string): Promise<boolean> {
  // The page's Content-Security-Policy blocks a rule that is not its own.
  const page = await browser.newPage({ baseURL: siteUrl, bypassCSP: true })
  await page.goto('/nowhere')
  const requested = page.waitForRequest('**/about/', { timeout: 15_000 })
  const rules = { prefetch: [{ where: { href_matches: '/about/' }, eagerness: 'immediate' }] }
  await page.addScriptTag({ type: 'speculationrules', content: JSON.stringify(rules) })
  const follows = await requested.then(
    () => true,
    () => false,
  )
  await page.close()
  return follows
}

for (const { path } of builtPages(testBuilds.site)) {
  test(`${path}: a font that loads late shifts nothing, and no other is requested`, async ({
    page,
  }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    const release = await delayRequests(page, '**/*.woff2')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0])
    const font = page.waitForEvent('requestfinished', (request) => /woff2$/.test(request.url()))
    release()
    await font
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    expect(await page.evaluate(readLayoutShifts)).toBe(0)
    expect(fonts).toHaveLength(1)
  })
}
