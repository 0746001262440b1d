import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { builtPages } from '../../../tools/site/builtPages'
import { openReady } from '../../../tools/testing/openReady'
import { expectAccessible } from '../../support/axe'
import { servedSite } from '../../support/browser'
import { cspFindings, htmlErrors } from '../../support/checkers'
import { useWithoutViolations } from '../../support/violations'

/** Audits every page with third-party tools, with the texts in content/. */

const test = base.extend<object, { siteUrl: string }>({
  siteUrl: servedSite(testBuilds.realSite),
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  contextOptions: { reducedMotion: 'reduce' },
  context: ({ context }, use) => useWithoutViolations(context, use),
})

for (const { path, file } of builtPages(testBuilds.realSite)) {
  test(`${path}: html-validate, csp-evaluator and axe find nothing, on a light phone and a dark desktop`, async ({
    page,
  }) => {
    const html = readFileSync(join(testBuilds.realSite, file), 'utf8')
    expect.soft(await htmlErrors(html), 'html-validate').toEqual([])
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await openReady(page, path)
    const policy = await page
      .locator('meta[http-equiv=Content-Security-Policy]')
      .getAttribute('content')
    // The test build allows the sandbox over HTTP where production allows the providers over HTTPS.
    const published = policy?.replace(/http:\/\/[^ ;]+/g, 'https://x.example') ?? ''
    expect.soft(cspFindings(published), 'csp-evaluator').toEqual([])
    // docs/decisions/what-a-browser-receives.md
    const whole = fonts.filter((file) => file.includes('/whole-'))
    expect.soft(whole, 'the file with characters that the content has not').toEqual([])
    // Colours do not depend on the width, so each scheme and each width once is enough.
    for (const [colorScheme, width] of [
      ['light', 390],
      ['dark', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await test.step(`axe at ${width} px, ${colorScheme}`, () => expectAccessible(page))
    }
  })
}
