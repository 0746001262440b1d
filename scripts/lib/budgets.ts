import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type BudgetRow, type Figures, isBroken, table } from './budgetTable'
import type { Screen } from './measurePage'
import { root } from './run'

/** budgets.yaml, which explains the names. */
export interface Budgets {
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

export const readBudgets = (): Budgets => parse(readFileSync(join(root, 'budgets.yaml'), 'utf8'))

/** @throws Error if budgets are for pages that the site does not have */
export function checkBuilt(named: readonly string[], built: readonly string[]): void {
  const missing = named.filter((path) => !built.includes(path))
  if (missing.length > 0) throw new Error(`budgets.yaml has pages that are not built: ${missing}.`)
}

/** Prints the rows and how many budgets are met; the process exits with 1 if one is not. */
export function reportBudgets(rows: readonly BudgetRow[]): void {
  console.log(table(rows))
  const broken = rows.filter(isBroken).length
  const budgets = rows.filter(({ aim }) => !aim).length
  console.log(`\n${budgets - broken} of ${budgets} budgets met`)
  process.exitCode = broken === 0 ? 0 : 1
}
