import puppeteer from 'puppeteer-core'
import { launchOptions } from './browser'
import type { Figures } from './budgets'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's audits by our names; in milliseconds, except the last. */
const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}

/**
 * Runs Lighthouse on a page with its default settings: a simulated mid-range phone on a slow
 * connection.
 *
 * @returns the medians of all runs: four scores from 0 to 100, and the three audits
 * @throws Error if a run gives no result
 */
export async function measureLighthouse(url: string, runs: number): Promise<Figures> {
  const all: Figures[] = []
  for (let run = 0; run < runs; run += 1) all.push(await runOnce(url))
  const names = Object.keys(all[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name] ?? Number.NaN))]),
  )
}

async function runOnce(url: string): Promise<Figures> {
  // Imported here because it is an ES module and slow to load.
  const { default: lighthouse } = await import('lighthouse')
  const browser = await puppeteer.launch(launchOptions())
  try {
    const port = Number(new URL(browser.wsEndpoint()).port)
    const result = await lighthouse(url, { port, onlyCategories: categories })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
    const { lhr } = result
    return Object.fromEntries([
      ...categories.map((name) => [name, Math.round(100 * (lhr.categories[name]?.score ?? 0))]),
      ...Object.entries(audits).map(([name, audit]) => [
        name,
        lhr.audits[audit]?.numericValue ?? Number.NaN,
      ]),
    ])
  } finally {
    await browser.close()
  }
}

/** The median; of an even number of values, the lower of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
