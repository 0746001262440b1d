/**
 * `npm run screenshots`: takes every page of the built site at five widths, light and dark, into
 * test-results/screenshots. `npm run screenshots -- home-390` takes only the matching ones.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { builtPages } from '../build/builtPages'
import { lastBuild, serveSite } from '../build/siteServer'
import { root, runMain } from '../lib/run'
import { launchOptions } from '../testing/browser'
import { openReady } from '../testing/openReady'

const folder = 'test-results/screenshots'
const widths = [320, 390, 768, 1280, 1920]

const heightOf = (width: number): number => (width < 768 ? 844 : width < 1280 ? 1024 : 900)

runMain(async () => {
  const [wanted = ''] = process.argv.slice(2)
  const built = lastBuild()
  const site = await serveSite(built)
  const browser = await chromium.launch(launchOptions())
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of widths) {
      const viewport = { width, height: heightOf(width) }
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
      for (const { name, path } of builtPages(built)) {
        const file = `${name}-${width}-${colorScheme}.png`
        if (!file.includes(wanted)) continue
        await openReady(page, site.url + path)
        await page.screenshot({ path: join(root, folder, file), fullPage: true })
        console.log(`${folder}/${file}`)
      }
      await page.close()
    }
  }
  await browser.close()
  await site.close()
})
