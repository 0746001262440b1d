/**
 * `npm run slow-line`: seconds until the built site can be used by an agent on 400 kbit/s, 400 ms
 * away, with a phone a quarter as fast as this machine; the medians of five loads.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from './browserOptions'
import { serveBuiltSite } from './builtSite'
import { median } from './measureLighthouse'
import { runMain } from './run'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const bytesPerSecond = 400_000 / 8
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
}
const loads = 5

const moments = [
  { name: 'headline of / shows', path: '/', selector: 'h1' },
  { name: 'first field of /contact/ can be typed in', path: '/contact/', selector: 'form input' },
  {
    name: 'the form of /contact/ can be sent',
    path: '/contact/',
    selector: 'button[type=submit]:enabled',
  },
]

runMain(async () => {
  const site = await serveBuiltSite()
  const browser = await chromium.launch(launchOptions)
  for (const { name, path, selector } of moments) {
    const times: number[] = []
    for (let load = 0; load < loads; load += 1) {
      times.push(await timeUntil(browser, site.url + path, selector))
    }
    console.log(`${(median(times) / 1000).toFixed(1)} s  ${name}`)
  }
  await browser.close()
  await site.close()
})

/** @returns milliseconds from the navigation until the element is there and drawn */
async function timeUntil(browser: Browser, url: string, selector: string): Promise<number> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(url, { waitUntil: 'commit' })
  const seen = await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.getClientRects().length && performance.now(),
    selector,
  )
  const time = Number(await seen.jsonValue())
  await context.close()
  return time
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', line)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
