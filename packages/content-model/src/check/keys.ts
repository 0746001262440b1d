import { closest, distance } from 'fastest-levenshtein'
import type { Field, ObjectField } from '../fieldTree'
import type { Broken } from './finding'

/**
 * What is wrong with the keys of an object, by key: one problem for each mistake, so that a key that
 * is misspelt is not also missing.
 *
 * @param extra the keys that it does not know
 */
export function keyProblems(
  { fields, typeName: type }: ObjectField,
  extra: readonly string[],
  missing: readonly Field[],
): ReadonlyMap<string, Broken> {
  const left = new Set(missing)
  const known = fields.map(({ key }) => key)
  const found = new Map<string, Broken>()
  for (const name of extra) {
    const meant = [...left].find(({ key }) => isNear(name, key))
    if (meant) left.delete(meant)
    const nearest = meant?.key ?? closest(name, known)
    const remedy = isNear(name, nearest)
      ? `Did you mean "${nearest}"?`
      : `It may have ${known.join(', ')}. Remove the line, or correct the key and its indentation.`
    found.set(name, { rule: 'keyUnknown', said: { type, remedy } })
  }
  for (const field of left) {
    const children = field.kind === 'object' ? field.fields.map(({ key }) => key).join(', ') : ''
    const line = `a line "${field.key}:${children ? '' : ' …'}"`
    const lines = children ? `${line}, and below it ${children}` : line
    found.set(field.key, { rule: 'keyMissing', said: { lines } })
  }
  return found
}

/** Whether one name is likely to be a slip of the other. */
export const isNear = (name: string, other: string): boolean =>
  distance(name, other) <= Math.max(2, name.length / 3)
