import type { ContentData, Field, ListField, Value } from '@partner-site/content-model'
import same from 'fast-deep-equal'
import { entryName, isList, isObject, joined, sourcesOf, within } from './data'
import type { EditorState, OpenFile } from './state'

export interface Change {
  readonly kind: 'changed' | 'added' | 'removed' | 'reordered'
  /** Of the values; for a new order, the list's. */
  readonly field: Field
  /** The field; for a removed entry or a new order, the list. */
  readonly place: string
  readonly label: string
  readonly before?: Value
  readonly after?: Value
  readonly undo: { readonly place: string; readonly value: Value | undefined }
}

export function changesIn(
  field: Field,
  before: Value | undefined,
  after: Value | undefined,
  place = '',
  label = '',
): Change[] {
  if (before === after || same(before, after)) return []
  if (field.kind === 'object' && isObject(before) && isObject(after)) {
    return field.fields.flatMap((part) => {
      const [old, next] = [before[part.key], after[part.key]]
      return changesIn(part, old, next, within(place, part.key), joined(label, part.label))
    })
  }
  if (field.kind === 'list' && isList(before) && isList(after)) {
    return listChanges(field, before, after, place, label)
  }
  return [{ kind: 'changed', field, place, label, before, after, undo: { place, value: before } }]
}

function listChanges(
  field: ListField,
  before: readonly Value[],
  after: readonly Value[],
  place: string,
  label: string,
): Change[] {
  const sources = sourcesOf(field, before, after)
  const list = (value: readonly Value[]) => ({ place, value })
  const inEntries = after.flatMap((entry, index): Change[] => {
    const name = joined(label, entryName(field, entry, index))
    const at = within(place, index)
    const source = sources[index]
    if (source !== undefined) return changesIn(field.entry, before[source], entry, at, name)
    const undo = list(after.toSpliced(index, 1))
    return [{ kind: 'added', field: field.entry, place: at, label: name, after: entry, undo }]
  })
  const removed = before.flatMap((entry, index): Change[] => {
    if (sources.includes(index)) return []
    const undo = list(after.toSpliced(index, 0, entry))
    const name = joined(label, entryName(field, entry, index))
    return [{ kind: 'removed', field: field.entry, place, label: name, before: entry, undo }]
  })
  const kept = sources.filter((source) => source !== undefined)
  if (kept.every((source, index) => index === 0 || source > (kept[index - 1] ?? 0))) {
    return [...inEntries, ...removed]
  }
  const rank = (index: number) => sources[index] ?? before.length + index
  const order = after.map((_, index) => index).sort((one, other) => rank(one) - rank(other))
  const undo = list(order.map((index) => after[index] as Value))
  const moved: Change = { kind: 'reordered', field, place, label, before, after, undo }
  return [moved, ...inEntries, ...removed]
}

export function valueText(value: Value | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Object.values(value).map(valueText).filter(Boolean).join(' · ')
}

type Files = Pick<EditorState, 'files' | 'data'>

/** Returns the name of a file's tab. */
export const fileLabel = ({ fields }: Pick<EditorState, 'fields'>, name: string): string =>
  fields[name]?.label ?? name

export const isChanged = ({ data }: Pick<EditorState, 'data'>, { name, saved }: OpenFile) =>
  saved !== undefined && !same(saved, data[name])

export const changedFiles = (state: Files): readonly OpenFile[] =>
  state.files.filter((file) => isChanged(state, file))

const lastChanges = new WeakMap<ContentData, { saved: OpenFile['saved']; changes: Change[] }>()

/** Returns the unsaved changes of a file; cached for each version of its data. */
export function changesOf(state: EditorState, name: string): readonly Change[] {
  const { saved } = state.files.find((file) => file.name === name) ?? {}
  const [form, data] = [state.fields[name], state.data[name]]
  if (!saved || !data || !form) return []
  const last = lastChanges.get(data)
  if (last && last.saved === saved) return last.changes
  const changes = changesIn(form, saved, data)
  lastChanges.set(data, { saved, changes })
  return changes
}

/** Returns whether no edited file names a picture. */
export function isUnused({ data }: Pick<EditorState, 'data'>, path: string): boolean {
  const names = (value: Value): boolean =>
    typeof value === 'object' ? Object.values(value).some(names) : value === path
  return !Object.values(data).some(names)
}

/** Returns the pictures that a save would delete. */
export const removalsIn = (state: Pick<EditorState, 'data' | 'removed'>): readonly string[] =>
  state.removed.filter((path) => isUnused(state, path))

/** Returns the number of unsaved changes. */
export const countUnsaved = (state: EditorState): number =>
  changedFiles(state).reduce(
    (sum, { name }) => sum + (changesOf(state, name).length || 1),
    removalsIn(state).length,
  )
