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
  /** Told, but breaks nothing: it depends on the machine. */
  aim: boolean
}

export interface CompareOptions {
  /** The budget is the least that must be reached, not the most that may be used. */
  least?: boolean
  aim?: boolean
}

/**
 * Holds figures against budgets.
 *
 * @returns a row for each budget
 * @throws Error for a budget of which there is no figure, since it could never be broken
 */
export function compare(
  of: string,
  figures: Figures,
  budgets: Figures,
  { least = false, aim = false }: CompareOptions = {},
): BudgetRow[] {
  return Object.entries(budgets).map(([name, budget]) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`budgets.yaml: nothing measures "${name}" of ${of}.`)
    return { of, name, figure, budget, room: least ? figure - budget : budget - figure, aim }
  })
}

/** Tells whether a budget is not kept; a figure that is no number keeps none. */
export const isBroken = ({ room, aim }: BudgetRow): boolean => !aim && !isKept(room)

const isKept = (room: number): boolean => room >= 0

/** The rows as text: figure, budget and room in columns, and a word beside what is not kept. */
export function table(rows: readonly BudgetRow[]): string {
  const lines = [
    ['', '', 'figure', 'budget', 'room', ''],
    ...rows.map((row) => [
      row.of,
      row.name,
      numeral(row.figure),
      numeral(row.budget),
      numeral(row.room),
      wordFor(row),
    ]),
  ]
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return column < 2 ? cell.padEnd(width) : cell.padStart(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function wordFor({ room, aim }: BudgetRow): string {
  if (isKept(room)) return ''
  return aim ? 'aim missed' : 'BROKEN'
}

const numeral = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 4 })
