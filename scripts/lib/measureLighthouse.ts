import { launch } from 'chrome-launcher'
import { launchOptions } from './browser'
import type { Figures } from './budgetTable'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's audits under our names; milliseconds but for the last. */
const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}

/**
 * Runs Lighthouse on a page as it runs by itself: a mid-price phone on a slow line, simulated.
 *
 * @returns the medians of all runs: four scores from 0 to 100, and the three measurements
 * @throws Error when a run gives no result
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
  // An ES module, and slow to load.
  const { default: lighthouse } = await import('lighthouse')
  const chrome = await launch({
    chromePath: launchOptions.executablePath,
    chromeFlags: ['--headless=new', ...(launchOptions.args ?? [])],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories })
    if (!result) throw new Error(`Lighthouse gives no result for ${url}.`)
    const { lhr } = result
    return Object.fromEntries([
      ...categories.map((name) => [name, Math.round(100 * (lhr.categories[name]?.score ?? 0))]),
      ...Object.entries(audits).map(([name, audit]) => [
        name,
        lhr.audits[audit]?.numericValue ?? Number.NaN,
      ]),
    ])
  } finally {
    chrome.kill()
  }
}

/** The middle one of the values; of an even number the lower of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
