import type { Conflict } from './changes'
import { applyEdit, type Edit, readData } from './edit'
import type { Path, Value } from './path'

/**
 * Decides conflicts of a merge for the other side.
 *
 * @param text the merged text, which has mine at each conflict
 */
export function takeTheirs(text: string, conflicts: readonly Conflict[]): string {
  // From the end, so that an entry that goes or comes leaves the earlier positions alone.
  return conflicts
    .toReversed()
    .reduce((done, conflict) => applyEdit(done, editFor(done, conflict)), text)
}

function editFor(text: string, { path, theirs }: Conflict): Edit {
  const last = path.at(-1)
  const parent = path.slice(0, -1)
  if (typeof last !== 'number') {
    return theirs === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: theirs }
  }
  if (theirs === undefined) return { kind: 'delete', path: parent, index: last }
  return valueAt(text, path) === undefined
    ? { kind: 'insert', path: parent, index: last, value: theirs }
    : { kind: 'set', path, value: theirs }
}

function valueAt(text: string, path: Path): Value | undefined {
  const read = readData(text)
  return path.reduce<Value | undefined>(
    (value, step) =>
      typeof value === 'object'
        ? (value as Readonly<Record<string | number, Value>>)[step]
        : undefined,
    read.ok ? read.data : undefined,
  )
}
