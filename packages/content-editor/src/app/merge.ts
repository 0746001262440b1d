import type { Value, ValuePath } from '@partner-site/content-model'
import same from 'fast-deep-equal'
import { isList, isObject } from './data'

export interface Conflict {
  readonly path: ValuePath
  /** Undefined if this person removed it. */
  readonly mine: Value | undefined
  readonly theirs: Value | undefined
}

export interface Merged {
  readonly value: Value | undefined
  /** In `value`, each has the chosen side; by default, mine. */
  readonly conflicts: readonly Conflict[]
}

type Side = 'mine' | 'theirs'

/**
 * Merges two versions of a value with a common base. Changes to different texts are both kept.
 * Edits in the entries of a list follow the entries, wherever the other person moved them. Other
 * changes to lists conflict as a whole, and so does an entry that one of them replaced.
 */
export function merge(
  base: Value | undefined,
  mine: Value | undefined,
  theirs: Value | undefined,
  choose: (conflict: Conflict) => Side = () => 'mine',
  path: ValuePath = [],
): Merged {
  if (same(mine, theirs) || same(base, theirs)) return { value: mine, conflicts: [] }
  if (same(base, mine)) return { value: theirs, conflicts: [] }
  const isEntry = typeof path.at(-1) === 'number'
  const isReplaced = isEntry && [mine, theirs].some((entry) => isAnother(base, entry))
  if (!isReplaced && isObject(mine) && isObject(theirs) && (base === undefined || isObject(base))) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
    const parts = keys.map((key) => {
      const part = merge(base?.[key], mine[key], theirs[key], choose, [...path, key])
      return { key, ...part }
    })
    const kept = parts.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]]))
    return {
      value: Object.fromEntries(kept),
      conflicts: parts.flatMap(({ conflicts }) => conflicts),
    }
  }
  const merged =
    isList(base) && isList(mine) && isList(theirs)
      ? mergedLists(base, mine, theirs, choose, path)
      : undefined
  if (merged) return merged
  const conflict = { path, mine, theirs }
  return { value: conflict[choose(conflict)], conflicts: [conflict] }
}

/** Returns whether an entry replaced another: they share fewer than half of the values. */
function isAnother(old: Value | undefined, entry: Value | undefined): boolean {
  if (!isObject(old) || !isObject(entry)) return false
  const keys = Object.keys(old)
  return keys.filter((key) => same(old[key], entry[key])).length < keys.length / 2
}

type List = readonly Value[]

function mergedLists(
  base: List,
  mine: List,
  theirs: List,
  choose: (conflict: Conflict) => Side,
  path: ValuePath,
): Merged | undefined {
  if (isInPlace(base, mine) && isInPlace(base, theirs)) {
    const parts = base.map((entry, index) =>
      merge(entry, mine[index], theirs[index], choose, [...path, index]),
    )
    return {
      value: parts.map(({ value }) => value as Value),
      conflicts: parts.flatMap(({ conflicts }) => conflicts),
    }
  }
  const value = isInPlace(base, mine)
    ? withEdits(base, mine, theirs)
    : isInPlace(base, theirs) && withEdits(base, theirs, mine)
  return value ? { value, conflicts: [] } : undefined
}

/** Returns whether entries were only edited: none was added, removed or moved. */
const isInPlace = (base: List, list: List): boolean =>
  base.length === list.length &&
  list.every(
    (entry, index) => same(entry, base[index]) || !base.some((other) => same(other, entry)),
  )

/** Applies the edits of one list to another; undefined if an edited entry is missing or not unique. */
function withEdits(base: List, edited: List, other: List): List | undefined {
  const edits = base.flatMap((from, index) => {
    const to = edited[index] as Value
    return same(from, to) ? [] : [{ from, to }]
  })
  const isOnce = ({ from }: (typeof edits)[number]) =>
    [base, other].every((list) => list.filter((entry) => same(entry, from)).length === 1)
  if (!edits.every(isOnce)) return undefined
  return other.map((entry) => edits.find(({ from }) => same(from, entry))?.to ?? entry)
}
