import { isMap, isScalar, type YAMLSeq } from 'yaml'
import type { ListRule } from './rules'

interface EntryProblem {
  /** The entry to show; undefined for the whole list. */
  entry?: unknown
  /** The position of the entry that it is about; undefined where it is about the whole list. */
  index?: number
  message: string
}

/** What is wrong with the number of entries, and with entries that are there twice. */
export function listProblems(
  list: YAMLSeq,
  { min, max, differIn }: ListRule,
  lineOf: (entry: unknown) => number,
): EntryProblem[] {
  const { length } = list.items
  const counted = length === 1 ? '1 entry' : `${length === 0 ? 'no' : length} entries`
  const problems: EntryProblem[] = []
  if (length < min) problems.push({ message: `has ${counted}. Write at least ${min}.` })
  if (length > max) {
    const entry = list.items[max]
    problems.push({ entry, message: `has ${counted}, but at most ${max} fit. Remove some.` })
  }
  const seen = new Map<string, unknown>()
  for (const [index, entry] of list.items.entries()) {
    const identity = identityOf(entry, differIn)
    if (identity === undefined) continue
    const first = seen.get(identity)
    if (first !== undefined) {
      const same = differIn ? `the same ${differIn} as` : 'the same text as'
      const message = `has an entry with ${same} the one in line ${lineOf(first)}. Remove or change one.`
      problems.push({ entry, index, message })
    } else seen.set(identity, entry)
  }
  return problems
}

/** The text by which a list tells its entries apart. */
function identityOf(entry: unknown, differIn: string | undefined): string | undefined {
  const value = differIn && isMap(entry) ? entry.get(differIn) : isScalar(entry) && entry.value
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined
}
