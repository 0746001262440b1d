/** `npm run budget`: holds the built site against budgets.yaml; ends with 1 on any excess. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { parse } from 'yaml'
import { launchOptions } from './browserOptions'
import { type BudgetRow, compare, type Figures, isBroken, table } from './budgetTable'
import { measurePage, type Screen } from './measurePage'
import { root, runMain } from './run'
import { serveSite } from './siteServer'

interface Budgets {
  screens: Record<string, Screen> & { phone: Screen }
  /** By path. */
  pages: Record<string, Figures>
  /** By screen. */
  hero: Figures
}

runMain(async () => {
  const folder = join(root, 'public')
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('There is nothing to measure. Run `npm run build` first.')
  }
  const budgets: Budgets = parse(readFileSync(join(root, 'budgets.yaml'), 'utf8'))
  const site = await serveSite({ root: folder, port: 0 })
  const browser = await chromium.launch(launchOptions)
  const rows = [
    ...(await pageRows(browser, site.url, budgets)),
    ...(await heroRows(browser, site.url, budgets)),
  ]
  await browser.close()
  await site.close()

  console.log(table(rows))
  const broken = rows.filter(isBroken).length
  console.log(`\n${rows.length - broken} of ${rows.length} budgets kept`)
  process.exitCode = broken === 0 ? 0 : 1
})

async function pageRows(browser: Browser, url: string, budgets: Budgets): Promise<BudgetRow[]> {
  const rows: BudgetRow[] = []
  for (const [path, budget] of Object.entries(budgets.pages)) {
    rows.push(
      ...compare(path, await measurePage(browser, url + path, budgets.screens.phone), budget),
    )
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
