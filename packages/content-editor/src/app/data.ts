import type { ContentData, Field, ListField, Value, ValuePath } from '@partner-site/content-model'
import { getIn } from 'formik'
import { listTexts } from '../texts'

/** A path as text, which compares by value: `navigation.2.label`. No key has a dot. */
export const placeOf = (path: ValuePath): string => path.join('.')

/** The place of a part of what is at `place`. */
export const within = (place: string, step: string | number): string =>
  place === '' ? `${step}` : `${place}.${step}`

/** The id of a field's input, group or list. */
export const idOf = (file: string, place: string): string => within(file, place).replace(/\.$/, '')

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

export const isObject = (value: Value | undefined): value is ContentData =>
  typeof value === 'object' && !isList(value)

/** Returns the value that a new field begins with: what is required, and nothing in it. */
export function emptyValue(field: Field): Value {
  if (field.kind === 'boolean') return false
  if (field.kind === 'choice') return field.options[0] ?? ''
  if (field.kind === 'list') return Array.from({ length: field.min }, () => emptyValue(field.entry))
  if (field.kind !== 'object') return ''
  const required = field.fields.filter((part) => part.required)
  return Object.fromEntries(required.map((part) => [part.key, emptyValue(part)]))
}

/** Returns how many inputs a field has; of a list, those of one entry. */
export function inputsIn(field: Field): number {
  if (field.kind === 'list') return inputsIn(field.entry)
  if (field.kind !== 'object') return 1
  return field.fields.reduce((sum, part) => sum + inputsIn(part), 0)
}

/** Returns what people call an entry: `Feature 2: Group tours`, or its number if it has no name. */
export function entryName(field: ListField, entry: Value | undefined, index: number): string {
  const name = field.nameKey && getIn(entry, field.nameKey)
  return listTexts.entry(field.entryLabel, index + 1, typeof name === 'string' ? name : '')
}

export const joined = (label: string, part: string): string => (label ? `${label}, ${part}` : part)

/** The parts of a group or of a list, each with what people call it. */
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

/** A field that has one value, in one file. */
export interface Place {
  readonly file: string
  readonly place: string
  /** Where it is: "Hero, Headline". */
  readonly label: string
  readonly value: Value | undefined
}

/** Returns all fields that have one value, in the order of the form. */
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

/** Returns the innermost field at a path; a path may end in an unknown key. */
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
