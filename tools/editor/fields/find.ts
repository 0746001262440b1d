import type { Field, Group } from '../model/fields'
import type { Value } from '../model/path'

/** Which fields of a group are shown, by key: all of a field, or some fields of a group. */
export type Shown = true | { readonly [key: string]: Shown }

/** The fields that have the query in a text or a label; lists are shown as a whole. */
export function fieldsWith(query: string, { fields }: Group, value: Value | undefined): Shown {
  const found = fields.flatMap((field): [string, Shown][] => {
    const own = valueAt(value, field.key)
    if (has(field.label, query)) return [[field.key, true]]
    if (field.kind === 'group') {
      const inside = fieldsWith(query, field, own)
      return countShown(inside) > 0 ? [[field.key, inside]] : []
    }
    return matches(field, own, query) ? [[field.key, true]] : []
  })
  return Object.fromEntries(found)
}

/** How many fields are shown; one that is shown as a whole counts once. */
export const countShown = (shown: Shown): number =>
  shown === true ? 1 : Object.values(shown).reduce((sum, part) => sum + countShown(part), 0)

function matches(field: Field, value: Value | undefined, query: string): boolean {
  if (has(field.label, query) || (typeof value === 'string' && has(value, query))) return true
  if (field.kind === 'list') {
    return Array.isArray(value) && value.some((entry) => matches(field.entry, entry, query))
  }
  return (
    field.kind === 'group' &&
    field.fields.some((part) => matches(part, valueAt(value, part.key), query))
  )
}

const has = (text: string, query: string): boolean =>
  text.toLowerCase().includes(query.trim().toLowerCase())

/** The value at a key; undefined where there are no keys. */
export const valueAt = (value: Value | undefined, key: string): Value | undefined =>
  isKeyed(value) ? value[key] : undefined

export const isKeyed = (value: Value | undefined): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && !Array.isArray(value)
