import type { Edit } from './edit'
import type { Path, Value } from './path'

export interface Keyed {
  readonly [key: string]: Value
}

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

export const isKeyed = (value: Value | undefined): value is Keyed =>
  typeof value === 'object' && !Array.isArray(value)

/** The value of a key of its own; inherited ones, such as `constructor`, are none. */
export const ownValue = (data: Keyed, key: string): Value | undefined =>
  Object.hasOwn(data, key) ? data[key] : undefined

/** Whether two values are the same; the order of keys does not count. */
export function isEqual(one: Value | undefined, other: Value | undefined): boolean {
  if (one === other) return true
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]))
  }
  if (!isKeyed(one) || !isKeyed(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isEqual(one[key], ownValue(other, key)))
  )
}

/** @returns undefined where the data has no such place */
export function valueAt(data: Value, path: Path): Value | undefined {
  let value: Value | undefined = data
  for (const step of path) {
    if (isList(value) && typeof step === 'number') value = value[step]
    else if (isKeyed(value) && typeof step === 'string') value = ownValue(value, step)
    else return undefined
  }
  return value
}

/** What the data is to be after an edit, whose place exists. */
export function editedData(data: Value, edit: Edit): Value {
  switch (edit.kind) {
    case 'set':
      return changedAt(data, edit.path, () => edit.value)
    case 'remove':
      return changedAt(data, edit.path, () => undefined)
    default:
      return changedAt(data, edit.path, (list) => editedList(isList(list) ? list : [], edit)) ?? ''
  }
}

function editedList(
  list: readonly Value[],
  edit: Exclude<Edit, { kind: 'set' | 'remove' }>,
): Value[] {
  const entries = [...list]
  if (edit.kind === 'insert') entries.splice(edit.index, 0, edit.value)
  else if (edit.kind === 'delete') entries.splice(edit.index, 1)
  else entries.splice(edit.to, 0, ...entries.splice(edit.from, 1))
  return entries
}

function changedAt(
  data: Value,
  path: Path,
  change: (value: Value | undefined) => Value | undefined,
): Value {
  const [step, ...rest] = path
  if (step === undefined) return change(data) ?? {}
  if (typeof step === 'number') {
    const entries = isList(data) ? data : []
    return entries.map((entry, index) => (index === step ? changedAt(entry, rest, change) : entry))
  }
  const keyed = isKeyed(data) ? data : {}
  const before = ownValue(keyed, step)
  const after = rest.length > 0 ? changedAt(before ?? {}, rest, change) : change(before)
  const others = Object.entries(keyed).filter(([key]) => key !== step)
  if (after === undefined) return Object.fromEntries(others)
  return before === undefined
    ? Object.fromEntries([...others, [step, after]])
    : Object.fromEntries(
        Object.entries(keyed).map(([key, value]) => [key, key === step ? after : value]),
      )
}
