import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../lib/run'

/** A screen in CSS pixels; `density` is device pixels per CSS pixel. */
export interface Screen {
  width: number
  height: number
  density: number
}

/** budgets.yaml, which explains the names. */
export interface Budgets {
  screens: Record<string, Screen>
  /** For every page. */
  default: Figures
  /** Exceptions, by path. */
  pages: Record<string, Figures>
  /** For all pages together. */
  site: Figures
  /** By screen. */
  hero: Figures
  /** The least scores of every page, by Lighthouse's names. */
  scores: Figures
}

export const readBudgets = (): Budgets => parse(readFileSync(join(root, 'budgets.yaml'), 'utf8'))

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
}

/**
 * Compares figures with budgets.
 *
 * @param kind whether the budgets are maximums or minimums
 * @returns a row for each budget
 * @throws Error for a budget without a figure, since it could never fail
 */
export function compare(
  of: string,
  figures: Figures,
  budgets: Figures,
  kind: 'max' | 'min' = 'max',
): BudgetRow[] {
  return Object.entries(budgets).map(([name, budget]) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`budgets.yaml: nothing measures "${name}" of ${of}.`)
    return { of, name, figure, budget, room: kind === 'min' ? figure - budget : budget - figure }
  })
}

/** Whether a budget is not met; NaN never meets one. */
const isBroken = ({ room }: BudgetRow): boolean => !(room >= 0)

/** Prints the rows, and those that are broken again; the process exits with 1 if one is. */
export function reportBudgets(rows: readonly BudgetRow[]): void {
  console.table(
    rows.map((row) => ({ ...row, figure: rounded(row.figure), room: rounded(row.room) })),
  )
  const broken = rows.filter(isBroken)
  for (const { of, name, figure, budget } of broken) {
    console.log(`BROKEN  ${name} of ${of} is ${figure}; its budget is ${budget}.`)
  }
  console.log(`${rows.length - broken.length} of ${rows.length} budgets met`)
  process.exitCode = broken.length === 0 ? 0 : 1
}

/** Bytes and counts are whole; a share has two decimals. */
const rounded = (figure: number): number => Math.round(figure * 100) / 100
