import { expect } from '@playwright/test'
import { builtPages } from '../../../tools/build/builtPages'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { contact } from '../../fixtures/content'
import { test } from '../../support/browser'
import { countInsertedRules, readLayoutShifts } from '../../support/pageChecks'
import { delayRequests, openBeforeScript, submitButton } from './journey'
import { sendPath } from './sandbox'

test('the form is hydrated, not rendered again, with its own script alone, and the console stays empty', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  const requested: string[] = []
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    requested.push(new URL(response.url()).pathname)
    if (response.request().resourceType() === 'script') bodies.push(response.text())
  })
  const release = await openBeforeScript(page)
  const title = page.getByRole('heading', { name: contact.form.title })
  await title.evaluate((heading) => heading.setAttribute('data-as-built', ''))
  release()
  await expect(submitButton(page)).toBeEnabled()
  await expect(title).toHaveAttribute('data-as-built')
  await page.waitForLoadState('networkidle')
  expect(messages).toEqual([])
  expect(await page.evaluate(countInsertedRules), 'style rules that hydration inserts').toBe(0)
  await test.step('Gatsby’s own script and data are not requested', () => {
    expect(requested.filter((path) => /page-data|webpack-runtime|commons/.test(path))).toEqual([])
  })
  await test.step('nor the upload window and the e-mail client, before they are needed', async () => {
    const scripts = (await Promise.all(bodies)).join('\n')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts).not.toContain('uc-file-uploader-regular')
    expect(scripts).not.toContain(sendPath)
  })
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
