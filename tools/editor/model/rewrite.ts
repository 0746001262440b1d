import type { EditRules } from './candidates'
import type { Edit } from './edit'
import { matched } from './match'
import type { Path, Value } from './path'
import { readOrThrow } from './readData'
import { isEqual, isKeyed, isList, type Keyed, ownValue, valueAt } from './value'

type Apply = (text: string, edit: Edit, rules: EditRules) => string

/**
 * Makes a list or a keyed value into another by the smallest edits; comments stay, those within
 * what goes included.
 */
export function rewritten(file: string, path: Path, wanted: Value, apply: Apply): string {
  const before = valueAt(readOrThrow(file).data, path)
  if (isEqual(before, wanted)) return file
  if (isKeyed(before) && isKeyed(wanted)) return rewrittenKeys(file, path, before, wanted, apply)
  if (isList(before) && isList(wanted)) return rewrittenList(file, path, before, wanted, apply)
  return apply(file, { kind: 'set', path, value: wanted }, rules)
}

const rules: EditRules = { keyOrder: [], keepsComments: true }

function rewrittenKeys(file: string, path: Path, before: Keyed, wanted: Keyed, apply: Apply) {
  const keyOrder = Object.keys(wanted)
  let text = file
  for (const [key, value] of Object.entries(wanted)) {
    if (isEqual(ownValue(before, key), value)) continue
    text = apply(text, { kind: 'set', path: [...path, key], value }, { ...rules, keyOrder })
  }
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(wanted, key)) continue
    text = apply(text, { kind: 'remove', path: [...path, key] }, rules)
  }
  return text
}

function rewrittenList(
  file: string,
  path: Path,
  before: readonly Value[],
  wanted: readonly Value[],
  apply: Apply,
): string {
  const sources = matched(before, wanted)
  let text = file
  const current = before.map((_, index) => index)
  for (const index of current.toReversed()) {
    if (sources.includes(index)) continue
    text = apply(text, { kind: 'delete', path, index }, rules)
    current.splice(index, 1)
  }
  for (const [index, source] of sources.entries()) {
    const value = wanted[index] ?? ''
    if (source === undefined) {
      text = apply(text, { kind: 'insert', path, index, value }, rules)
      current.splice(index, 0, -1)
      continue
    }
    const from = current.indexOf(source)
    if (from !== index) {
      text = apply(text, { kind: 'move', path, from, to: index }, rules)
      current.splice(index, 0, ...current.splice(from, 1))
    }
    if (!isEqual(before[source], value)) {
      text = apply(text, { kind: 'set', path: [...path, index], value }, rules)
    }
  }
  return text
}
