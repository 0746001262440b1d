/**
 * `npm test -- lighthouse`: runs Lighthouse on each page with its default settings, a simulated mid-range
 * phone on a slow connection; exits with 1 if a budget of budgets.yaml is not met. The score and the
 * times, which depend on the machine, are only printed.
 */
import puppeteer from 'puppeteer-core'
import { builtPages } from '../build/builtPages'
import { lastBuild, serveSite } from '../build/siteServer'
import { runMain } from '../lib/run'
import { launchOptions } from '../testing/browser'
import {
  type BudgetRow,
  compare,
  type Figures,
  readBudgets,
  reportBudgets,
} from '../testing/budgets'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's audits by our names; in milliseconds, except the last. */
const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}

runMain(async () => {
  const { min, max } = readBudgets().lighthouse
  const folder = lastBuild()
  const site = await serveSite(folder)
  const rows: BudgetRow[] = []
  // Lighthouse refuses the not-found page.
  for (const { path } of builtPages(folder).filter((page) => page.path.endsWith('/'))) {
    const figures = await measure(site.url + path)
    console.log(path, figures)
    rows.push(...compare(path, figures, min, 'min'), ...compare(path, figures, max))
  }
  await site.close()
  reportBudgets(rows)
})

/**
 * Runs Lighthouse once.
 *
 * @returns four scores from 0 to 100, and the audits
 * @throws Error if it gives no result
 */
async function measure(url: string): Promise<Figures> {
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
