import { builtPages } from '../../tools/build/builtPages'
import { testBuilds } from '../../tools/lib/testBuilds'
import { openReady } from '../../tools/testing/openReady'
import { servedSite } from '../support/browser'
import {
  test as base,
  ScreenshotSet,
  schemes,
  setScheme,
  skipIfNotComparable,
  stillness,
  widths,
} from './screenshots'

const test = base.extend<object, { siteUrl: string }>({
  siteUrl: servedSite(testBuilds.site),
})

for (const { name, path } of builtPages(testBuilds.site)) {
  test(`${path}, the whole page`, async ({ tab, siteUrl }, info) => {
    const screenshots = new ScreenshotSet()
    await setScheme(tab, 'light')
    await openReady(tab, siteUrl + path)
    for (const [screen, width] of Object.entries(widths)) {
      await tab.setViewportSize({ width, height: 800 })
      for (const scheme of schemes) {
        await setScheme(tab, scheme)
        // The year changes without a change of design.
        const options = { ...stillness, fullPage: true, mask: [tab.getByText('©')] }
        await screenshots.take(`${screen}-${scheme}`, 'page', () => tab.screenshot(options))
      }
    }
    await screenshots.compare(`page-${name}`, info)
  })
}

test('screenshots are compared on this machine', skipIfNotComparable)
