import type { Value } from './path'
import { isEqual, isKeyed, isList, ownValue } from './value'

/** Entries that are less alike are not the same entry changed, unless they have the same place. */
const leastLikeness = 0.4

/**
 * Which entries of two versions of a list are the same one: equal, alike, or in the same place
 * between such neighbours.
 *
 * @returns for each entry of `after` the index of its source in `before`; undefined for a new one
 */
export function matched(before: readonly Value[], after: readonly Value[]): (number | undefined)[] {
  const sources: (number | undefined)[] = after.map(() => undefined)
  const taken = new Set<number>()
  const pairs = before.flatMap((old, from) =>
    after.map((entry, to) => ({ from, to, likeness: likeness(old, entry) })),
  )
  const near = ({ from, to }: { from: number; to: number }) => Math.abs(from - to)
  pairs.sort((one, other) => other.likeness - one.likeness || near(one) - near(other))
  const take = (from: number, to: number) => {
    sources[to] = from
    taken.add(from)
  }
  for (const { from, to, likeness } of pairs) {
    const isFree = sources[to] === undefined && !taken.has(from)
    if (isFree && likeness >= leastLikeness) take(from, to)
  }
  for (const [to, entry] of after.entries()) {
    const from = to === 0 ? 0 : (sources[to - 1] ?? Number.NaN) + 1
    const old = before[from]
    if (sources[to] !== undefined || taken.has(from) || old === undefined) continue
    if (kindOf(old) === kindOf(entry)) take(from, to)
  }
  return sources
}

const kindOf = (value: Value): string => (isList(value) ? 'list' : typeof value)

/** From 0, nothing in common, to 1, equal. */
function likeness(one: Value, other: Value): number {
  if (isEqual(one, other)) return 1
  if (typeof one === 'string' && typeof other === 'string') return textLikeness(one, other)
  if (isList(one) && isList(other)) {
    const shared = one.filter((entry) => other.some((each) => isEqual(entry, each))).length
    return shared / Math.max(one.length, other.length)
  }
  if (!isKeyed(one) || !isKeyed(other)) return 0
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const sum = keys.reduce((total, key) => {
    const [before, after] = [ownValue(one, key), ownValue(other, key)]
    return before === undefined || after === undefined ? total : total + likeness(before, after)
  }, 0)
  return sum / keys.length
}

/** The share of the longer text that both begin and end with. */
function textLikeness(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  // Never quite 1, which is for equal entries.
  return ((start + end) / Math.max(one.length, other.length, 1)) * 0.99
}
