/**
 * `npm run screenshots`: takes every page of the built site at five widths, light and dark, into
 * test-results/screenshots. `npm run screenshots -- home-390` takes only the matching ones.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from './lib/browser'
import { builtPages } from './lib/builtPages'
import { root, runMain } from './lib/run'
import { lastBuild, serveSite } from './lib/siteServer'
import { waitForFont } from './lib/waitForFont'

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
        await page.goto(site.url + path, { waitUntil: 'networkidle' })
        await waitForFont(page)
        await page.screenshot({ path: join(root, folder, file), fullPage: true })
        console.log(`${folder}/${file}`)
      }
      await page.close()
    }
  }
  await browser.close()
  await site.close()
})
