import type { Field } from '../model/fields'
import type { Value } from '../model/path'

/** The value that a field begins with: all that is required, and nothing in it. */
export function emptyValue(field: Field): Value {
  switch (field.kind) {
    case 'toggle':
      return false
    case 'choice':
      return field.options[0] ?? ''
    case 'list':
      return Array.from({ length: field.min }, () => emptyValue(field.entry))
    case 'group':
      return Object.fromEntries(
        field.fields.filter(({ required }) => required).map((part) => [part.key, emptyValue(part)]),
      )
    default:
      return ''
  }
}
