/**
 * `npm test -- budget`: runs Lighthouse on each page with its default settings, a simulated
 * mid-range phone on a slow connection, and compares what it counts with budgets.yaml; exits with 1
 * on any excess. Only prints the performance score and the times, which depend on the machine.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '@partner-site/content-model/files'
import { chromium } from '@playwright/test'
import type { Result } from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { parse } from 'yaml'
import { root, runMain } from '../lib/run'
import { deployedSite } from '../lib/testBuilds'
import { builtPages } from '../site/builtPages'
import { serveSite } from '../site/siteServer'
import { launchOptions } from '../testing/browser'

type Figures = Readonly<Record<string, number>>

interface Budgets {
  /** In CSS pixels; `density` is device pixels per CSS pixel. */
  screens: Record<string, { width: number; height: number; density: number }>
  /** For every page; `pages` has the exceptions, by path. */
  default: Figures
  pages: Record<string, Figures>
  site: Figures
  hero: Figures
  scores: Figures
}

runMain(async () => {
  const budgets: Budgets = parse(readFileSync(join(root, 'budgets.yaml'), 'utf8'))
  const folder = deployedSite()
  // Lighthouse refuses the not-found page.
  const paths = builtPages(folder)
    .map(({ path }) => path)
    .filter((path) => path.endsWith('/'))
  const missing = Object.keys(budgets.pages).filter((path) => !paths.includes(path))
  if (missing.length > 0) throw new Error(`budgets.yaml has pages that are not built: ${missing}.`)
  const site = await serveSite(folder)
  for (const path of paths) {
    const { scores, counted } = figuresOf(await runLighthouse(site.url + path))
    console.log(path, scores)
    compare(path, counted, { ...budgets.default, ...budgets.pages[path] })
    compare(path, scores, budgets.scores, (score, least) => score >= least)
  }
  compare('/', await heroBytes(site.url, folder, budgets), budgets.hero)
  compare('all pages', { script: scriptBytes(folder) }, budgets.site)
  await site.close()
})

/** Sets the exit code 1 for a budget that is not met; throws Error for one without a figure. */
function compare(
  of: string,
  figures: Figures,
  budgets: Figures,
  // NaN never meets a budget.
  isMet = (figure: number, budget: number) => figure <= budget,
): void {
  for (const [name, budget] of Object.entries(budgets)) {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`budgets.yaml: nothing measures "${name}" of ${of}.`)
    const verdict = isMet(figure, budget) ? 'met' : 'BROKEN'
    console.log(`${verdict}  ${name} of ${of} is ${figure}; its budget is ${budget}.`)
    if (verdict === 'BROKEN') process.exitCode = 1
  }
}

/** @throws Error if Lighthouse gives no result */
async function runLighthouse(url: string): Promise<Result> {
  // An ES module, and slow to load.
  const { default: lighthouse } = await import('lighthouse')
  const browser = await puppeteer.launch(launchOptions())
  try {
    const port = Number(new URL(browser.wsEndpoint()).port)
    const result = await lighthouse(url, { port })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

type ResourceRow = { resourceType: string; transferSize: number }
type RequestRow = { statusCode: number }

function figuresOf({ audits, categories }: Result) {
  const summary = rowsOf<ResourceRow>(audits['resource-summary'])
  const requests = rowsOf<RequestRow>(audits['network-requests'])
  const bytesOf = (type: string) =>
    summary.find(({ resourceType }) => resourceType === type)?.transferSize ?? Number.NaN
  const counted: Figures = {
    html: bytesOf('document'),
    script: bytesOf('script'),
    style: bytesOf('stylesheet'),
    font: bytesOf('font'),
    image: bytesOf('image'),
    total: bytesOf('total'),
    requests: requests.length,
    failed: requests.filter(({ statusCode }) => !(statusCode >= 200 && statusCode < 400)).length,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
  const scores: Figures = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
  )
  return { counted, scores }
}

function rowsOf<Row>(audit?: Result['audits'][string]): Row[] {
  const { details } = audit ?? {}
  return details?.type === 'table' ? (details.items as unknown as Row[]) : []
}

/** A browser chooses the picture of the first screen by the screen's size and density. */
async function heroBytes(url: string, folder: string, { screens }: Budgets): Promise<Figures> {
  const browser = await chromium.launch(launchOptions())
  const bytes: Record<string, number> = {}
  for (const [name, { density, ...viewport }] of Object.entries(screens)) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: density })
    await page.goto(url)
    const chosen = await page
      .locator('img[fetchpriority=high]')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc))
    bytes[name] = statSync(join(folder, decodeURI(new URL(chosen).pathname))).size
    await page.close()
  }
  await browser.close()
  return bytes
}

/** Returns the bytes with brotli of all scripts of pages, including those that load later. */
const scriptBytes = (folder: string): number =>
  filesIn(folder)
    .filter((file) => /^static\/.*\.js\.br$/.test(file))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
