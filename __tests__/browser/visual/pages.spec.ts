import { testBuilds } from '../../../tools/lib/testBuilds'
import { builtPages } from '../../../tools/site/builtPages'
import { openReady } from '../../../tools/testing/openReady'
import {
  compare,
  schemes,
  setScheme,
  skipIfNotComparable,
  stillness,
  test,
  widths,
} from './screenshots'

for (const { name, path } of builtPages(testBuilds.site)) {
  test(`${path}, the whole page`, async ({ page, siteUrl }) => {
    await setScheme(page, 'light')
    await openReady(page, siteUrl + path)
    for (const [screen, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 800 })
      for (const scheme of schemes) {
        await setScheme(page, scheme)
        // The year changes without a change of design.
        const options = { ...stillness, fullPage: true, mask: [page.getByText('©')] }
        await compare(`page-${name}-${screen}-${scheme}`, () => page.screenshot(options))
      }
    }
  })
}

test('screenshots are compared on this machine', skipIfNotComparable)
