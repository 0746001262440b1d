import { expect } from '@playwright/test'
import { builtPages } from '../../tools/build/builtPages'
import { testBuilds } from '../../tools/testing/testBuilds'
import { contrastOnly, expectAccessible } from '../support/axe'
import { test } from '../support/builtSite'
import { openReady } from '../support/openReady'

/** These tests do not depend on the texts in content/. */
for (const { path } of builtPages(testBuilds.realSite)) {
  test(`${path}: axe finds nothing, on a phone and on a desktop, light and dark`, async ({
    page,
  }) => {
    await openReady(page, path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'light' })
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, contrastOnly)
    }
  })

  test(`${path}: the small font file has every character`, async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await openReady(page, path)
    expect(fonts, 'font files requested (docs/decisions/what-a-browser-receives.md)').toHaveLength(
      1,
    )
  })
}
