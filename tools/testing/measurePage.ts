import type { Browser, Page, Request } from '@playwright/test'
import type { Figures, Screen } from './budgets'

/** Names in budgets.yaml of Chromium's resource types. */
const typeNames: Record<string, 'html' | 'script' | 'style' | 'font' | 'image'> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
}

/**
 * Loads a page in a fresh browser profile, scrolls to its end without any other input, and adds up
 * the transferred bytes.
 *
 * @returns the figures in budgets.yaml, all except `total` without headers
 */
export async function measurePage(
  browser: Browser,
  url: string,
  { width, height, density }: Screen,
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    isMobile: width < 768,
    hasTouch: width < 768,
  })
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(url, { waitUntil: 'networkidle' })
  await waitUntilReady(page)
  await page.evaluate(scrollToEnd)
  const figures = await addUp(page, requests)
  await context.close()
  return figures
}

/**
 * Waits until the page is painted and its form, if it has one, can be used. On a busy machine the network
 * may be quiet before that.
 */
async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const island = document.getElementById('island')
    const isHydrated = !island || island.querySelector('button[type=submit]:enabled')
    return isHydrated && performance.getEntriesByName('first-contentful-paint').length > 0
  })
}

/** Runs in the page; when it is done, what loads only near the end of the page has been requested. */
async function scrollToEnd(): Promise<void> {
  window.scrollTo(0, document.documentElement.scrollHeight)
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

/** Adds up the requests so far, each when it has been answered. */
async function addUp(page: Page, requests: readonly Request[]): Promise<Figures> {
  const hero = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc,
  )
  const bytes = { html: 0, script: 0, style: 0, font: 0, image: 0, hero: 0, total: 0 }
  let failed = 0
  for (const request of requests) {
    const response = await request.response()
    if (!response || response.status() >= 400) failed += 1
    if (!response) continue
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    const name = typeNames[request.resourceType()]
    if (name) bytes[name] += responseBodySize
    if (request.url() === hero) bytes.hero = responseBodySize
    bytes.total += responseBodySize + responseHeadersSize
  }
  return {
    ...bytes,
    failed,
    requests: requests.length,
    scripts: await page.locator(scriptElements).count(),
    cls: await page.evaluate(readLayoutShifts),
    inserted: await page.evaluate(countInsertedRules),
  }
}

/** Script elements, except speculation rules and structured data, which are data. */
export const scriptElements = 'script:not([type=speculationrules], [type="application/ld+json"])'

/** Runs in the page: the style rules that no text declares, since script has inserted them. */
const countInsertedRules = (): number =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode?.textContent === '')
    .reduce((sum, { cssRules }) => sum + cssRules.length, 0)

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Runs in the page: the sum of the layout shifts so far that input did not cause. */
export function readLayoutShifts(): number {
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'layout-shift', buffered: true })
  return (observer.takeRecords() as LayoutShift[])
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .reduce((sum, { value }) => sum + value, 0)
}
