import { expect } from '@playwright/test'
import { builtPages } from '../../../tools/build/builtPages'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { site } from '../../fixtures/content'
import { test } from '../../support/browser'

/** What search engines and browsers find beside the pages. */

const pages = builtPages(testBuilds.site)

/** The types that a page describes to search engines, if not only where it is. */
const described: Readonly<Record<string, readonly string[]>> = {
  '/': ['TravelAgency', 'WebSite'],
  '/about/': ['TravelAgency', 'BreadcrumbList'],
}

test('every page but the hidden one may be listed, and describes itself', async ({ page }) => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(described)))
  for (const { name, path } of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      const isHidden = name === 'notFound'
      const noindex = page.locator('meta[name=robots][content=noindex]')
      await expect.soft(noindex).toHaveCount(isHidden ? 1 : 0)
      const canonical = page.locator(`link[rel=canonical][href="${site.url}${path}"]`)
      await expect.soft(canonical).toHaveCount(isHidden ? 0 : 1)
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const things = texts.flatMap((text) => JSON.parse(text)['@graph'] as { '@type': string }[])
      expect
        .soft(things.map((thing) => thing['@type']))
        .toEqual(isHidden ? [] : (described[path] ?? ['BreadcrumbList']))
    })
  }
})

test('the icons that a page and the manifest name are pictures', async ({ page }) => {
  await page.goto('/about/')
  const links = page.locator('link[rel~=icon], link[rel=apple-touch-icon]')
  const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const { icons } = await (await page.request.get(manifest ?? '')).json()
  for (const address of [...named, ...icons.map(({ src }: { src: string }) => src)]) {
    const width = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src })
      await picture.decode()
      return picture.naturalWidth
    }, address)
    expect(width, address).toBeGreaterThan(0)
  }
})
