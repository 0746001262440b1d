import type { Edit } from '../../model/edit'
import type { Path, Value } from '../../model/path'

/** The values after an edit, all of them new objects, as the editor gets them from the file's text. */
export const edited = (value: Value, edit: Edit): Value =>
  JSON.parse(JSON.stringify(at(value, edit.path, (part) => changed(part, edit))))

function changed(part: Value | undefined, edit: Edit): Value | undefined {
  if (edit.kind === 'set') return edit.value
  if (edit.kind === 'remove') return undefined
  const list = (part ?? []) as readonly Value[]
  if (edit.kind === 'insert') return list.toSpliced(edit.index, 0, edit.value)
  if (edit.kind === 'delete') return list.toSpliced(edit.index, 1)
  return list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, list[edit.from] as Value)
}

type Change = (part: Value | undefined) => Value | undefined

function at(value: Value, [key, ...rest]: Path, change: Change): Value {
  if (key === undefined) return change(value) ?? ''
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === key ? at(entry, rest, change) : entry))
  }
  const keyed = value as { readonly [key: string]: Value }
  const after = rest.length > 0 ? at(keyed[key] ?? {}, rest, change) : change(keyed[key])
  return Object.fromEntries(
    Object.entries({ ...keyed, [key]: after }).filter(
      (entry): entry is [string, Value] => entry[1] !== undefined,
    ),
  )
}
