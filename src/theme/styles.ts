import { contentWidth } from './tokens'

/** A list without bullets and indent. */
export const plainList = { listStyle: 'none', margin: 0, padding: 0 }

/** Content at the page's width, in the middle of the screen. */
export const pageWidth = { width: contentWidth, marginInline: 'auto' }

/** The part of a picture that stays when its sides are cropped, as CSS object-position. */
export const pictureFocus = {
  left: '0% 100%',
  centreLeft: '32% 100%',
  centre: '50% 100%',
  centreRight: '68% 100%',
  right: '100% 100%',
}

/** Minimum width of the window in em, at 100 % text, for a number of columns. */
const tiers = [
  { from: 37.5, most: 2 },
  { from: 45, most: 3 },
  { from: 68, most: 4 },
]

/** Prefers full rows, then one column fewer, then any number that leaves two or more in the last row. */
function columnsFor(count: number, most: number): number {
  const candidates = [most, most - 1, 2].filter((columns) => columns > 1 && columns <= count)
  return (
    candidates.find((columns) => columns >= most - 1 && count % columns === 0) ??
    candidates.find((columns) => count % columns > 1) ??
    2
  )
}

/**
 * Returns columns for a list so that no entry is alone in the last row; if that is impossible, it
 * takes up the whole row.
 */
export function evenColumns(count: number): Record<string, object> {
  if (count < 2) return {}
  const rules = tiers.map(({ from, most }) => {
    const columns = columnsFor(count, most)
    const isAlone = count % columns === 1
    return [
      `@media (min-width: ${from}em)`,
      {
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        '& > :last-child': { gridColumn: isAlone ? '1 / -1' : 'auto' },
      },
    ]
  })
  return Object.fromEntries(rules)
}

/** Hides an element visually, but not from screen readers. */
export const offScreen = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
