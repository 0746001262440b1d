/** `npm test -- budget`: compares what each page weighs with budgets.yaml; exits with 1 on any excess. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { builtPages } from '../build/builtPages'
import { lastBuild, serveSite } from '../build/siteServer'
import { filesIn } from '../lib/filesIn'
import { runMain } from '../lib/run'
import { launchOptions } from '../testing/browser'
import {
  type BudgetRow,
  type Budgets,
  compare,
  readBudgets,
  reportBudgets,
} from '../testing/budgets'
import { measurePage } from '../testing/measurePage'

runMain(async () => {
  const budgets = readBudgets()
  const folder = lastBuild()
  const paths = builtPages(folder).map(({ path }) => path)
  const missing = Object.keys(budgets.pages).filter((path) => !paths.includes(path))
  if (missing.length > 0) throw new Error(`budgets.yaml has pages that are not built: ${missing}.`)
  const site = await serveSite(folder)
  const rows = await pageRows(site.url, paths, budgets)
  await site.close()
  reportBudgets([...rows, ...compare('site', { script: scriptBytes(folder) }, budgets.site)])
})

/** What all scripts of a published site weigh together, those that load later too, with brotli. */
const scriptBytes = (folder: string): number =>
  filesIn(folder)
    .filter((file) => file.endsWith('.js.br'))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

async function pageRows(url: string, paths: readonly string[], budgets: Budgets) {
  const browser = await chromium.launch(launchOptions())
  const rows: BudgetRow[] = []
  for (const path of paths) {
    const measured = await measurePage(browser, url + path, budgets.screens.phone)
    rows.push(...compare(path, measured, { ...budgets.default, ...budgets.pages[path] }))
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
