/** Figures or budgets of a page by name; budgets.yaml says what each name means. */
export type Figures = Readonly<Record<string, number>>

/** One figure against its budget. */
export interface BudgetRow {
  /** The page, or the screen, it belongs to. */
  of: string
  name: string
  figure: number
  budget: number
  /** What is left; below zero the budget is not kept. */
  room: number
  /** Reported, but breaks nothing: it depends on the machine. */
  aim: boolean
}

/**
 * Holds figures against budgets.
 *
 * @param options `least`: the budgets are the least to reach, not the most to use; `aim`: as in the row
 * @returns a row for each budget
 * @throws Error for a budget of which there is no figure, since it could never be broken
 */
export function compare(
  of: string,
  figures: Figures,
  budgets: Figures,
  { least = false, aim = false } = {},
): BudgetRow[] {
  return Object.entries(budgets).map(([name, budget]) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`budgets.yaml: nothing measures "${name}" of ${of}.`)
    return { of, name, figure, budget, room: least ? figure - budget : budget - figure, aim }
  })
}

/** Whether a budget is not kept; a figure that is no number keeps none. */
export const isBroken = ({ room, aim }: BudgetRow): boolean => !aim && !isKept(room)

const isKept = (room: number): boolean => room >= 0

/** The rows as text: figure, budget and room in columns, and a verdict on what is not kept. */
export const table = (rows: readonly BudgetRow[]): string =>
  [
    ['', '', 'figure', 'budget', 'room'],
    ...rows.map(({ of, name, figure, budget, room, aim }) => {
      const verdict = isKept(room) ? '' : aim ? 'aim missed' : 'BROKEN'
      return [of, name, ...[figure, budget, room].map(numeral), verdict]
    }),
  ]
    .map(columns)
    .join('\n')

/** Wide enough for `/contact/ Lighthouse`, `best-practices` and millions. */
const columns = ([of = '', name = '', ...others]: readonly string[]): string =>
  [of.padEnd(20), name.padEnd(14), ...others.map((text) => text.padStart(9))].join('  ').trimEnd()

const numeral = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 4 : 0 })
