import { matched } from './match'
import type { Path, Value } from './path'
import { isEqual, isKeyed, isList, ownValue } from './value'

export { type Conflict, type Merged, merge } from './merge'

/** A difference between two versions of a file, at the smallest place that holds it. */
export type Change =
  | { readonly kind: 'changed'; readonly path: Path; readonly before: Value; readonly after: Value }
  | { readonly kind: 'added'; readonly path: Path; readonly after: Value }
  | { readonly kind: 'removed'; readonly path: Path; readonly before: Value }
  /** The list's entries are the same, in another order. */
  | { readonly kind: 'reordered'; readonly path: Path }

/**
 * What changed from one file's values to another's; list entries are matched by likeness.
 * Positions in a path are those of `after`; at the end of the path of what was removed, of `before`.
 */
export function changesBetween(before: Value, after: Value): Change[] {
  return changesAt([], before, after)
}

function changesAt(path: Path, before: Value | undefined, after: Value | undefined): Change[] {
  if (isEqual(before, after)) return []
  if (after === undefined) return before === undefined ? [] : [{ kind: 'removed', path, before }]
  if (before === undefined) return [{ kind: 'added', path, after }]
  if (isList(before) && isList(after)) return listChanges(path, before, after)
  if (!isKeyed(before) || !isKeyed(after)) return [{ kind: 'changed', path, before, after }]
  const keys = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...keys].flatMap((key) =>
    changesAt([...path, key], ownValue(before, key), ownValue(after, key)),
  )
}

function listChanges(path: Path, before: readonly Value[], after: readonly Value[]): Change[] {
  const sources = matched(before, after)
  const kept = sources.filter((source) => source !== undefined)
  const isReordered = kept.some((source, index) => source < (kept[index - 1] ?? -1))
  const removed = before.flatMap((_, index) =>
    kept.includes(index) ? [] : changesAt([...path, index], before[index], undefined),
  )
  const others = after.flatMap((entry, index) => {
    const source = sources[index]
    const old = source === undefined ? undefined : before[source]
    return changesAt([...path, index], old, entry)
  })
  return [...(isReordered ? [{ kind: 'reordered', path } as const] : []), ...removed, ...others]
}
