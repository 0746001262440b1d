/**
 * `npm run lighthouse`: compares Lighthouse's figures of each page with budgets.yaml; exits with 1 if
 * one that does not depend on the machine is not met. `--once` runs it once on each page and
 * leaves out the times, which mean nothing on a busy machine.
 */
import { parseArgs } from 'node:util'
import { builtPages } from '../build/builtPages'
import { lastBuild, serveSite } from '../build/siteServer'
import { runMain } from '../lib/run'
import {
  type BudgetRow,
  type Budgets,
  checkBuilt,
  compare,
  readBudgets,
  reportBudgets,
} from '../testing/budgets'
import { measureLighthouse } from '../testing/measureLighthouse'

const { values: options } = parseArgs({ options: { once: { type: 'boolean', default: false } } })

runMain(async () => {
  const { lighthouse } = readBudgets()
  const folder = lastBuild()
  const paths = builtPages(folder).map(({ path }) => path)
  // Lighthouse refuses the not-found page.
  const audited = paths.filter((path) => path.endsWith('/'))
  checkBuilt(Object.keys(lighthouse.aims), [...audited, 'default'])
  const site = await serveSite(folder)
  const rows: BudgetRow[] = []
  for (const path of audited) rows.push(...(await rowsOf(path, site.url, lighthouse)))
  await site.close()
  reportBudgets(rows)
})

async function rowsOf(path: string, url: string, budgets: Budgets['lighthouse']) {
  const { runs, min, max, aims } = budgets
  const figures = await measureLighthouse(url + path, options.once ? 1 : runs)
  const aim = aims[path] ?? aims.default
  const times = [
    ...compare(path, figures, aim.min, { min: true, aim: true }),
    ...compare(path, figures, aim.max, { aim: true }),
  ]
  return [
    ...compare(path, figures, min, { min: true }),
    ...compare(path, figures, max),
    ...(options.once ? [] : times),
  ]
}
