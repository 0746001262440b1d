import type { ContentData, Field, ListField, Value, ValuePath } from '@partner-site/content-model'
import same from 'fast-deep-equal'
import { getIn } from 'formik'
import { listTexts } from '../texts'

/** Returns the place of a step inside `place`, which is empty for a whole file. */
export const within = (place: string, step: string | number): string =>
  place === '' ? `${step}` : `${place}.${step}`

export const tabOf = (file: string): string => `${file}-tab`

export const idOf = (file: string, place: string): string => within(file, place).replace(/\.$/, '')

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

export const isObject = (value: Value | undefined): value is ContentData =>
  typeof value === 'object' && !isList(value)

/** Returns the value of a new field: its required parts, all empty. */
export function emptyValue(field: Field): Value {
  if (field.kind === 'boolean') return false
  if (field.kind === 'choice') return field.options[0] ?? ''
  if (field.kind === 'list') return Array.from({ length: field.min }, () => emptyValue(field.entry))
  if (field.kind !== 'object') return ''
  const required = field.fields.filter((part) => part.required)
  return Object.fromEntries(required.map((part) => [part.key, emptyValue(part)]))
}

/** Returns how many inputs a field has; for a list, those of one entry. */
export function inputsIn(field: Field): number {
  if (field.kind === 'list') return inputsIn(field.entry)
  if (field.kind !== 'object') return 1
  return field.fields.reduce((sum, part) => sum + inputsIn(part), 0)
}

/** Returns the name of an entry, such as `Feature 2: Group tours`, or its number if it has no name. */
export function entryName(field: ListField, entry: Value | undefined, index: number): string {
  const name = field.nameKey && getIn(entry, field.nameKey)
  return listTexts.entry(field.entryLabel, index + 1, typeof name === 'string' ? name : '')
}

/** Returns what tells an entry from the others of its list: its name or, of a plain one, itself. */
export function nameIn(field: ListField | undefined, entry: Value | undefined): string | undefined {
  const key = field?.differIn ?? field?.nameKey
  const name = key && isObject(entry) ? entry[key] : entry
  return typeof name === 'string' ? name : undefined
}

/** Returns whether an entry replaced another: they share fewer than half of the values. */
function isAnother(old: Value | undefined, entry: Value | undefined): boolean {
  if (!isObject(old) || !isObject(entry)) return false
  const keys = Object.keys(old)
  return keys.filter((key) => same(old[key], entry[key])).length < keys.length / 2
}

/** Returns the previous index of each entry: the same one, one of its name, a similar one, or one at its position. */
export function sourcesOf(
  field: ListField | undefined,
  before: readonly Value[],
  after: readonly Value[],
) {
  const sources: (number | undefined)[] = after.map(() => undefined)
  const isSource: readonly ((old: Value, entry: Value, at: number, index: number) => boolean)[] = [
    (old, entry) => same(old, entry),
    (old, entry) => nameIn(field, old) !== undefined && nameIn(field, old) === nameIn(field, entry),
    (old, entry) => isObject(old) && isObject(entry) && !isAnother(old, entry),
    (_old, _entry, at, index) => at === index,
  ]
  for (const matches of isSource) {
    after.forEach((entry, index) => {
      if (sources[index] !== undefined) return
      const found = before.findIndex(
        (old, at) => !sources.includes(at) && matches(old, entry, at, index),
      )
      if (found >= 0) sources[index] = found
    })
  }
  return sources
}

export const joined = (label: string, part: string): string => (label ? `${label}, ${part}` : part)

function partsOf(field: Field, value: Value | undefined) {
  if (field.kind === 'object') {
    return field.fields.map((part) => {
      return { step: part.key, field: part, name: part.label, value: getIn(value, part.key) }
    })
  }
  if (field.kind !== 'list' || !isList(value)) return []
  return value.map((entry, step) => {
    return { step, field: field.entry, name: entryName(field, entry, step), value: entry }
  })
}

export interface Place {
  readonly file: string
  readonly place: string
  /** Labels from the outside in: "Hero, Headline". */
  readonly label: string
  readonly value: Value | undefined
}

export function placesIn(
  file: string,
  field: Field,
  value: Value | undefined,
  place = '',
  label = '',
): Place[] {
  if (field.kind !== 'object' && field.kind !== 'list') return [{ file, place, label, value }]
  return partsOf(field, value).flatMap((part) =>
    placesIn(file, part.field, part.value, within(place, part.step), joined(label, part.name)),
  )
}

/** Returns the innermost known field on a path. */
export function fieldAt(
  field: Field,
  value: Value | undefined,
  [next, ...rest]: ValuePath,
  place = '',
  label = '',
): { field: Field; place: string; label: string } {
  const part = partsOf(field, value).find(({ step }) => `${step}` === `${next}`)
  if (!part) return { field, place, label }
  const inside = [within(place, part.step), joined(label, part.name)] as const
  return fieldAt(part.field, part.value, rest, ...inside)
}
