import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { builtPages } from '../../tools/build/builtPages'
import { wellKnownFiles } from '../../tools/build/wellKnownFiles'
import { testBuilds } from '../../tools/testing/testBuilds'
import { site } from '../fixtures/content'
import { test } from '../support/browser'

/** What search engines and browsers find beside the pages. */

const pages = builtPages(testBuilds.site)
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

for (const file of wellKnownFiles) {
  test(`${file} is published`, async ({ request }) => {
    const response = await request.get(`/${file}`)
    expect(response.status()).toBe(200)
    expect(await response.body()).toEqual(readFileSync(join(testBuilds.site, file)))
  })
}

test('the sitemap that robots.txt names has every page but the hidden one', async ({ request }) => {
  const robots = await textOf(request, '/robots.txt')
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const sitemap = await textOf(request, '/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(
    pages.filter(({ name }) => name !== 'notFound').map(({ path }) => site.url + path),
  )
})

/** The types that a page describes to search engines. */
const described: Readonly<Record<string, readonly string[]>> = {
  '/': ['TravelAgency', 'WebSite'],
  '/about/': ['TravelAgency', 'BreadcrumbList'],
  '/contact/': ['BreadcrumbList'],
}

for (const { name, path } of pages) {
  const types = described[path]
  const isHidden = name === 'notFound'
  test(`${path} ${isHidden ? 'asks to be left out' : 'may be listed'}, and describes ${types ?? 'nothing'}`, async ({
    page,
  }) => {
    await page.goto(path)
    const noindex = page.locator('meta[name=robots][content=noindex]')
    await expect.soft(noindex).toHaveCount(isHidden ? 1 : 0)
    const canonical = page.locator(`link[rel=canonical][href="${site.url}${path}"]`)
    await expect.soft(canonical).toHaveCount(isHidden ? 0 : 1)
    if (!types) return
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const { '@context': context, '@graph': things } = JSON.parse(text ?? '')
    expect.soft(context).toBe('https://schema.org')
    expect(things.map((thing: Record<string, string>) => thing['@type'])).toEqual(types)
  })
}

test('only pages of the site are expected to describe something', () => {
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(Object.keys(described)))
})

test('the icons that a page and the manifest name are pictures', async ({ page }) => {
  await page.goto('/about/')
  const links = page.locator('link[rel~=icon], link[rel=apple-touch-icon]')
  const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const { icons } = JSON.parse(await textOf(page.request, manifest ?? ''))
  for (const address of [...named, ...icons.map(({ src }: { src: string }) => src)]) {
    const width = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src })
      await picture.decode()
      return picture.naturalWidth
    }, address)
    expect(width, address).toBeGreaterThan(0)
  }
})

test('security.txt has not expired', async ({ request }) => {
  const text = await textOf(request, '/.well-known/security.txt')
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
})
