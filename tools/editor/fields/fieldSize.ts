import type { Field } from '../model/fields'

/** How many inputs a field has; of a list, those of one entry. */
export function inputsIn(field: Field): number {
  if (field.kind === 'list') return inputsIn(field.entry)
  if (field.kind !== 'group') return 1
  return field.fields.reduce((sum, part) => sum + inputsIn(part), 0)
}

/** Groups with more open on demand. */
const mostOpen = 6

export const isLarge = (field: Field): boolean => inputsIn(field) > mostOpen
