import { expect } from '@playwright/test'
import { builtPages } from '../../tools/build/builtPages'
import { readLayoutShifts } from '../../tools/testing/measurePage'
import { testBuilds } from '../../tools/testing/testBuilds'
import { contact } from '../fixtures/content'
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
