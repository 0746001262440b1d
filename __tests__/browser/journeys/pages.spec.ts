import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { fill } from '../../../src/content/fill'
import { font } from '../../../src/theme/font'
import { target } from '../../../src/theme/tokens'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { builtPages } from '../../../tools/site/builtPages'
import { about, contact, readContent, site } from '../../fixtures/content'
import { test } from '../../support/browser'
import { scriptElements } from '../../support/pageChecks'

const pages = builtPages(testBuilds.site)

/** What each page tells search engines that it is about. */
const described: Readonly<Record<string, readonly string[]>> = {
  home: ['TravelAgency', 'WebSite'],
  about: ['TravelAgency'],
  contact: [],
  notFound: [],
}

const builtIn = statSync(join(testBuilds.site, 'index.html')).mtime.getFullYear()

for (const { name, path } of pages) {
  test(`${path} is a whole page`, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.resourceType()))
    await page.goto(path, { waitUntil: 'networkidle' })
    const displays = await page.evaluate(
      (web) =>
        [...document.fonts].filter((face) => face.family === web).map((face) => face.display),
      font.family,
    )
    expect.soft(displays, 'no font moves anything when it loads').toEqual(['optional', 'optional'])
    const heading = page.getByRole('heading', { level: 1 })

    await test.step('one heading, and its link marked as current', async () => {
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en-GB')
      await expect.soft(heading).toHaveText(/\S/)
      const current = await page
        .getByRole('navigation', { name: site.navigationLabel })
        .locator('[aria-current=page]')
        .evaluateAll((marked) => marked.map((link) => link.getAttribute('href')))
      const own = site.navigation.map((link) => link.path).filter((to) => to === path)
      expect.soft(current, 'marked as current').toEqual(own)
    })
    await test.step('a footer with the year of the build', async () => {
      const footer = page.getByRole('contentinfo')
      await expect.soft(footer).toContainText(`© ${builtIn} ${site.brand.name}`)
      await expect.soft(footer.getByRole('link', { name: site.contact.email })).toBeVisible()
    })
    await test.step('search engines may list it, unless it is hidden, and read what it is', async () => {
      const isHidden = name === 'notFound'
      const noindex = page.locator('meta[name=robots][content=noindex]')
      await expect.soft(noindex).toHaveCount(isHidden ? 1 : 0)
      const canonical = page.locator(`link[rel=canonical][href="${site.url}${path}"]`)
      await expect.soft(canonical).toHaveCount(isHidden ? 0 : 1)
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const things = texts.flatMap((text) => JSON.parse(text)['@graph'] as { '@type': string }[])
      expect.soft(things.map((thing) => thing['@type'])).toEqual(described[name])
    })
    await test.step('script only if it has an island', async () => {
      const hasIsland = (await page.locator('[data-island]').count()) > 0
      expect.soft(requested.includes('script'), 'requests script').toBe(hasIsland)
      const hasElement = (await page.locator(scriptElements).count()) > 0
      expect.soft(hasElement, 'has an element for script').toBe(hasIsland)
    })
    if (name === 'notFound') return
    await test.step('the title and the heading from its content', async () => {
      const { seo, hero, heading: own = hero.headline } = readContent(`${name}.yaml`)
      const title = fill(site.brand.titleTemplate, { page: seo.title, brand: site.brand.name })
      await expect.soft(page).toHaveTitle(title)
      await expect.soft(heading).toHaveText(own)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, /contact/ says what to do instead, and its notice opens', async ({
    page,
  }) => {
    for (const { path } of pages) {
      await page.goto(path)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
    await page.goto('/contact/')
    await expect(page.getByRole('alert')).toContainText(site.contact.email)
    const { privacy } = contact.form
    await page.getByText(privacy.more).click()
    await expect(page.getByText(privacy.rights.heading)).toBeVisible()
  })
})

/** Runs in the page: returns the links and buttons outside sentences that are lower than a finger needs. */
function tooLow(least: number): string[] {
  return [...document.querySelectorAll('a, button, summary')]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .filter((it) => {
      const isInSentence =
        getComputedStyle(it).display === 'inline' &&
        it.parentElement?.textContent?.trim() !== it.textContent?.trim()
      return !isInSentence && it.getBoundingClientRect().height < least
    })
    .map((it) => `${it.textContent}: ${it.getBoundingClientRect().height} px`)
}

for (const { path } of pages) {
  test(`${path}: what is pressed alone is as high as a finger needs`, async ({ page }) => {
    await page.goto(path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await page.evaluate(tooLow, target), `at ${width} px`).toEqual([])
    }
  })
}

test('about reports the fleet in sentences that read well', async ({ page }) => {
  await page.goto('/about/')
  for (const { value, label } of about.fleet.figures) {
    await expect(page.getByText(`${value} ${label}`)).toBeVisible()
  }
})
