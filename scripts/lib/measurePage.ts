import type { Browser, Page, Request } from '@playwright/test'
import type { Figures } from './budgetTable'

/** A screen in CSS pixels; `density` is device pixels per CSS pixel. */
export interface Screen {
  width: number
  height: number
  density: number
}

/** Names of Chromium's resource types in budgets.yaml. */
const typeNames: Record<string, string> = {
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
export async function measurePage(browser: Browser, url: string, screen: Screen): Promise<Figures> {
  const { width, height, density } = screen
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    isMobile: width < 768,
    hasTouch: width < 768,
  })
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.addInitScript(watchLayoutShifts)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForLoadState('networkidle')
  const figures = await addUp(page, requests)
  await context.close()
  return figures
}

async function addUp(page: Page, requests: readonly Request[]): Promise<Figures> {
  const figures: Record<string, number> = {
    ...Object.fromEntries(Object.values(typeNames).map((name) => [name, 0])),
    hero: 0,
    total: 0,
    requests: requests.length,
    failed: 0,
    scripts: await page.locator('script:not([type=speculationrules])').count(),
    cls: await page.evaluate(readLayoutShifts),
  }
  const hero = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc,
  )
  for (const request of requests) {
    const answer = await request.response()
    if (!answer || answer.status() >= 400) figures.failed = (figures.failed ?? 0) + 1
    if (!answer) continue
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    const name = typeNames[request.resourceType()]
    if (name) figures[name] = (figures[name] ?? 0) + responseBodySize
    if (request.url() === hero) figures.hero = responseBodySize
    figures.total = (figures.total ?? 0) + responseBodySize + responseHeadersSize
  }
  return figures
}

interface ShiftWindow extends Window {
  layoutShifts?: number
}

/** Runs in the page, before anything of it: every shift that no input has caused. */
export function watchLayoutShifts(): void {
  const page: ShiftWindow = window
  page.layoutShifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (!entry.hadRecentInput) page.layoutShifts = (page.layoutShifts ?? 0) + entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: the sum of all shifts that `watchLayoutShifts` has seen. */
export const readLayoutShifts = (): number => (window as ShiftWindow).layoutShifts ?? Number.NaN
