import { isScalar } from 'yaml'
import { candidates, type EditRules } from './candidates'
import type { Path, Value } from './path'
import { nodeAt, noPlace } from './places'
import { type Reading, readOrThrow, readText } from './readData'
import { rewritten } from './rewrite'
import { editedData, isEqual, isKeyed, isList, valueAt } from './value'

export { type ReadResult, readData } from './readData'

/** One edit of a file. */
export type Edit =
  /** Sets a text or a boolean, or a whole list or keyed value; adds the key if it is not there. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: Value }
  /** Removes a key. */
  | { readonly kind: 'remove'; readonly path: Path }
  /** Adds an entry to the list at `path`, before the one at `index`. */
  | { readonly kind: 'insert'; readonly path: Path; readonly index: number; readonly value: Value }
  /** Removes the entry at `index` of the list at `path`. */
  | { readonly kind: 'delete'; readonly path: Path; readonly index: number }
  | { readonly kind: 'move'; readonly path: Path; readonly from: number; readonly to: number }

/**
 * Applies an edit as splices of the text: whatever it does not concern keeps its bytes, comments
 * and line ends included.
 *
 * @param keyOrder the keys of the value that gets a new key, in the order of the schema
 * @throws RangeError if the text has no such place, is not YAML, or would not read back as wanted
 */
export function applyEdit(text: string, edit: Edit, keyOrder: readonly string[] = []): string {
  return applied(text, edit, { keyOrder, keepsComments: false })
}

function applied(file: string, edit: Edit, rules: EditRules): string {
  const reading = readOrThrow(file)
  const { data, mark } = reading
  requirePlace(data, edit)
  if (edit.kind === 'set' && hasValue(reading, edit.path, edit.value)) return file
  if (edit.kind === 'set' && isRewritable(valueAt(data, edit.path), edit.value)) {
    return rewritten(file, edit.path, edit.value, applied)
  }
  const wanted = editedData(data, edit)
  const again = (text: string) => {
    try {
      return applied(mark + text, edit, rules).slice(mark.length)
    } catch (error) {
      if (error instanceof RangeError) return undefined
      throw error
    }
  }
  for (const candidate of candidates({ reading, edit, rules, wanted, again })) {
    if (candidate === undefined) continue
    const result = mark + candidate
    const read = readText(result)
    if (typeof read === 'string' || !isEqual(read.data, wanted)) continue
    if (edit.kind !== 'set' || hasValue(read, edit.path, edit.value)) return result
  }
  throw new RangeError(
    `"${edit.path.join('.')}" is written in a way that cannot be changed here. Change it in the file.`,
  )
}

/** Lists and moves within them exist in the data; keys may be in the file alone, with no value. */
function requirePlace(data: Value, edit: Edit): void {
  if (edit.kind === 'set' || edit.kind === 'remove') return
  const list = valueAt(data, edit.path) ?? []
  const indices = edit.kind === 'move' ? [edit.from, edit.to] : [edit.index]
  const count = isList(list) ? list.length + (edit.kind === 'insert' ? 1 : 0) : 0
  if (!indices.every((index) => Number.isInteger(index) && index >= 0 && index < count)) {
    noPlace([...edit.path, ...indices])
  }
}

/** Both lists, or both with keys: what they have in common stays as it is. */
const isRewritable = (before: Value | undefined, after: Value): boolean =>
  isList(before) && isList(after)
    ? before.length > 0 && after.length > 0
    : isKeyed(before) &&
      isKeyed(after) &&
      Object.keys(before).length > 0 &&
      Object.keys(after).length > 0

/** Whether the text has this value, and not only a number or a date that looks like it. */
function hasValue(reading: Reading, path: Path, value: Value): boolean {
  if (!isEqual(valueAt(reading.data, path), value)) return false
  if (typeof value === 'object') return true
  const node = nodeAt(reading, path)
  return isScalar(node) && node.value === value
}
