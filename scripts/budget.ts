/** `npm run budget`: compares the built site with budgets.yaml; exits with 1 on any excess. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { parse } from 'yaml'
import { launchOptions } from './lib/browser'
import { type BudgetRow, compare, type Figures, isBroken, table } from './lib/budgetTable'
import { builtPages } from './lib/builtPages'
import { measureLighthouse } from './lib/measureLighthouse'
import { measurePage, type Screen } from './lib/measurePage'
import { root, runMain } from './lib/run'
import { scriptBytes } from './lib/siteScripts'
import { lastBuild, serveSite } from './lib/siteServer'

interface Budgets {
  screens: Record<string, Screen> & { phone: Screen }
  /** For every page. */
  default: Figures
  /** Exceptions, by path. */
  pages: Record<string, Figures>
  /** For all pages together. */
  site: Figures
  /** By screen. */
  hero: Figures
  lighthouse: Limits & {
    runs: number
    /** By path, and `default`. */
    aims: Record<string, Limits> & { default: Limits }
  }
}

interface Limits {
  min: Figures
  max: Figures
}

const { values: options } = parseArgs({ options: { 'lighthouse-runs': { type: 'string' } } })

runMain(async () => {
  const budgets: Budgets = parse(readFileSync(join(root, 'budgets.yaml'), 'utf8'))
  const folder = lastBuild()
  const paths = builtPages(folder).map(({ path }) => path)
  // Lighthouse refuses the not-found page.
  const audited = paths.filter((path) => path.endsWith('/'))
  checkBuilt(Object.keys(budgets.pages), paths)
  checkBuilt(Object.keys(budgets.lighthouse.aims), [...audited, 'default'])
  const site = await serveSite(folder)
  const rows = [
    ...(await pageRows(site.url, paths, budgets)),
    ...compare('site', { script: scriptBytes(folder) }, budgets.site),
    ...(await lighthouseRows(site.url, audited, budgets.lighthouse)),
  ]
  await site.close()

  console.log(table(rows))
  const broken = rows.filter(isBroken).length
  const gates = rows.filter(({ aim }) => !aim).length
  console.log(`\n${gates - broken} of ${gates} budgets met`)
  process.exitCode = broken === 0 ? 0 : 1
})

function checkBuilt(named: readonly string[], built: readonly string[]): void {
  const missing = named.filter((path) => !built.includes(path))
  if (missing.length > 0) throw new Error(`budgets.yaml has pages that are not built: ${missing}.`)
}

async function pageRows(url: string, paths: readonly string[], budgets: Budgets) {
  const browser = await chromium.launch(launchOptions)
  const rows: BudgetRow[] = []
  for (const path of paths) {
    const figures = await measurePage(browser, url + path, budgets.screens.phone)
    rows.push(...compare(path, figures, { ...budgets.default, ...budgets.pages[path] }))
  }
  for (const [name, hero] of Object.entries(budgets.hero)) {
    const screen = budgets.screens[name]
    if (!screen) throw new Error(`budgets.yaml: there is no screen "${name}".`)
    rows.push(
      ...compare(`hero on ${name}`, await measurePage(browser, `${url}/`, screen), { hero }),
    )
  }
  await browser.close()
  return rows
}

async function lighthouseRows(
  url: string,
  paths: readonly string[],
  { runs, min, max, aims }: Budgets['lighthouse'],
) {
  const count = Number(options['lighthouse-runs'] ?? runs)
  const rows: BudgetRow[] = []
  for (const path of paths) {
    const aim = aims[path] ?? aims.default
    const figures = await measureLighthouse(url + path, count)
    const of = `${path} Lighthouse`
    rows.push(
      ...compare(of, figures, min, { min: true }),
      ...compare(of, figures, max),
      ...compare(of, figures, aim.min, { min: true, aim: true }),
      ...compare(of, figures, aim.max, { aim: true }),
    )
  }
  return rows
}
