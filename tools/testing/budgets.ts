import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../lib/run'
import type { Screen } from './measurePage'

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

/** Figures or budgets of a page by name; budgets.yaml explains the names. */
export type Figures = Readonly<Record<string, number>>

/** One figure and its budget. */
export interface BudgetRow {
  /** Its page or screen. */
  of: string
  name: string
  figure: number
  budget: number
  /** The difference between them; negative if the budget is not met. */
  room: number
  /** Reported, but never fails: it depends on the machine. */
  aim: boolean
}

/**
 * Compares figures with budgets.
 *
 * @param options `min`: the budgets are minimums, not maximums; `aim`: as in the row
 * @returns a row for each budget
 * @throws Error for a budget without a figure, since it could never fail
 */
export function compare(
  of: string,
  figures: Figures,
  budgets: Figures,
  { min = false, aim = false } = {},
): BudgetRow[] {
  return Object.entries(budgets).map(([name, budget]) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`budgets.yaml: nothing measures "${name}" of ${of}.`)
    return { of, name, figure, budget, room: min ? figure - budget : budget - figure, aim }
  })
}

/** Whether a budget is not met; NaN never meets one. */
export const isBroken = ({ room, aim }: BudgetRow): boolean => !aim && !isMet(room)

const isMet = (room: number): boolean => room >= 0

/** The rows as text: figure, budget and room in columns, and a mark on budgets not met. */
export const table = (rows: readonly BudgetRow[]): string =>
  [
    ['', '', 'figure', 'budget', 'room'],
    ...rows.map(({ of, name, figure, budget, room, aim }) => {
      const mark = isMet(room) ? '' : aim ? 'aim missed' : 'BROKEN'
      return [of, name, ...[figure, budget, room].map(formatted), mark]
    }),
  ]
    .map(columns)
    .join('\n')

/** Wide enough for `hero on desktop`, `best-practices` and millions. */
const columns = ([of = '', name = '', ...others]: readonly string[]): string =>
  [of.padEnd(20), name.padEnd(14), ...others.map((text) => text.padStart(9))].join('  ').trimEnd()

const formatted = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 4 : 0 })
