/** `npm run budget`: holds the built site against budgets.yaml; ends with 1 on any excess. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { parse } from 'yaml'
import { launchOptions } from './lib/browser'
import { type BudgetRow, compare, type Figures, isBroken, table } from './lib/budgetTable'
import { builtPages } from './lib/builtPages'
import { measureLighthouse } from './lib/measureLighthouse'
import { measurePage, type Screen } from './lib/measurePage'
import { root, runMain } from './lib/run'
import { serveBuiltSite } from './lib/siteServer'
import { testBuilds } from './lib/testBuilds'

interface Budgets {
  screens: Record<string, Screen> & { phone: Screen }
  /** Of every page. */
  default: Figures
  /** What differs, by path. */
  pages: Record<string, Figures>
  /** By screen. */
  hero: Figures
  lighthouse: {
    runs: number
    least: Figures
    most: Figures
    /** By path, and `default`. */
    aims: Record<string, Aim> & { default: Aim }
  }
}

interface Aim {
  least: Figures
  most: Figures
}

const { values: options } = parseArgs({ options: { 'lighthouse-runs': { type: 'string' } } })

runMain(async () => {
  const budgets: Budgets = parse(readFileSync(join(root, 'budgets.yaml'), 'utf8'))
  const paths = builtPages(testBuilds.realSite).map(({ path }) => path)
  // Lighthouse refuses the not-found page.
  const judged = paths.filter((path) => path.endsWith('/'))
  mustBeBuilt(Object.keys(budgets.pages), paths)
  mustBeBuilt(Object.keys(budgets.lighthouse.aims), [...judged, 'default'])
  const site = await serveBuiltSite()
  const browser = await chromium.launch(launchOptions)
  const rows = [
    ...(await pageRows(browser, site.url, paths, budgets)),
    ...(await heroRows(browser, site.url, budgets)),
  ]
  await browser.close()
  rows.push(...(await lighthouseRows(site.url, judged, budgets)))
  await site.close()

  console.log(table(rows))
  const broken = rows.filter(isBroken).length
  const gates = rows.filter(({ aim }) => !aim).length
  console.log(`\n${gates - broken} of ${gates} budgets kept`)
  process.exitCode = broken === 0 ? 0 : 1
})

function mustBeBuilt(named: readonly string[], built: readonly string[]): void {
  const gone = named.filter((path) => !built.includes(path))
  if (gone.length > 0) throw new Error(`budgets.yaml names pages that are not built: ${gone}.`)
}

async function pageRows(
  browser: Browser,
  url: string,
  paths: readonly string[],
  budgets: Budgets,
): Promise<BudgetRow[]> {
  const rows: BudgetRow[] = []
  for (const path of paths) {
    const figures = await measurePage(browser, url + path, budgets.screens.phone)
    rows.push(...compare(path, figures, { ...budgets.default, ...budgets.pages[path] }))
  }
  return rows
}

async function heroRows(browser: Browser, url: string, budgets: Budgets): Promise<BudgetRow[]> {
  const rows: BudgetRow[] = []
  for (const [name, budget] of Object.entries(budgets.hero)) {
    const screen = budgets.screens[name]
    if (!screen) throw new Error(`budgets.yaml: there is no screen "${name}".`)
    const { hero = 0 } = await measurePage(browser, `${url}/`, screen)
    rows.push(...compare(`hero on ${name}`, { hero }, { hero: budget }))
  }
  return rows
}

async function lighthouseRows(
  url: string,
  paths: readonly string[],
  { lighthouse: { runs, least, most, aims } }: Budgets,
): Promise<BudgetRow[]> {
  const count = Number(options['lighthouse-runs'] ?? runs)
  const rows: BudgetRow[] = []
  for (const path of paths) {
    const aim = aims[path] ?? aims.default
    const figures = await measureLighthouse(url + path, count)
    const of = `${path} Lighthouse`
    rows.push(
      ...compare(of, figures, least, { least: true }),
      ...compare(of, figures, most),
      ...compare(of, figures, aim.least, { least: true, aim: true }),
      ...compare(of, figures, aim.most, { aim: true }),
    )
  }
  return rows
}
