import type { Browser, Page, Request } from '@playwright/test'
import type { Figures } from './budgetTable'

/** A screen in CSS pixels; `density` is device pixels per CSS pixel. */
export interface Screen {
  width: number
  height: number
  density: number
}

/** Names of Chromium's resource types in budgets.yaml. */
const typeNames: Record<string, 'html' | 'script' | 'style' | 'font' | 'image'> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
}

/**
 * Loads a page into a fresh browser profile, touches nothing, scrolls to its end, and adds up
 * what came over the network.
 *
 * @returns the figures that budgets.yaml names, all but `total` without headers
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
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForLoadState('networkidle')
  const figures = await addUp(page, requests)
  await context.close()
  return figures
}

async function addUp(page: Page, requests: readonly Request[]): Promise<Figures> {
  const hero = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc,
  )
  const bytes = { html: 0, script: 0, style: 0, font: 0, image: 0, hero: 0, total: 0 }
  let failed = 0
  for (const request of requests) {
    const answer = await request.response()
    if (!answer || answer.status() >= 400) failed += 1
    if (!answer) continue
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
    scripts: await page.locator('script:not([type=speculationrules])').count(),
    cls: await page.evaluate(readLayoutShifts),
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Runs in the page: the sum of all shifts so far that no input has caused. */
export function readLayoutShifts(): number {
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'layout-shift', buffered: true })
  return (observer.takeRecords() as LayoutShift[])
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .reduce((sum, { value }) => sum + value, 0)
}
