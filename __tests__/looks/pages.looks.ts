import { expect } from '@playwright/test'
import { builtPages } from '../../scripts/builtPages'
import { testBuilds } from '../../scripts/testBuilds'
import { waitForFont } from '../../scripts/waitForFont'
import { submitButton } from '../e2e/journey'
import { contrastOnly, expectAccessible } from '../support/axe'
import { serveBuild } from '../support/browser'
import { test as base, Camera, schemes, setScheme, stillness, widths } from './looks'

const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const site = await serveBuild(testBuilds.site, 'npm run build:test-site')
      await use(site.url)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

for (const { name, path, hasScript } of builtPages(testBuilds.site)) {
  test(`${path}, the whole page`, async ({ tab, siteUrl, comparable }, info) => {
    const camera = new Camera(comparable)
    await setScheme(tab, 'light')
    await tab.goto(siteUrl + path, { waitUntil: 'networkidle' })
    await waitForFont(tab)
    // Script hydrates the form some time after the last file has come.
    if (hasScript) await expect(submitButton(tab)).toBeEnabled()
    for (const [screen, width] of Object.entries(widths)) {
      await tab.setViewportSize({ width, height: 800 })
      for (const scheme of schemes) {
        await setScheme(tab, scheme)
        await expectAccessible(tab, scheme === 'dark' ? contrastOnly : {})
        // Another year is no change of the look.
        const options = { ...stillness, fullPage: true, mask: [tab.getByText('©')] }
        await camera.take(`${screen}-${scheme}`, 'page', () => tab.screenshot(options))
      }
    }
    await camera.compare(`page-${name}`, info)
  })
}
