import { type GraphQLField, type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { directiveOn } from './contentSchema'

/** What people call a field: `@label`. */
export interface Label {
  text: string
  /** What one entry of a list is called, as in "Add a feature". */
  entry: string
}

/**
 * The field's `@label`; where it has none, its key in words: `menuLabel` is "Menu label". An entry
 * without a name of its own is called what its type is.
 */
export function labelOf(field: GraphQLField<unknown, unknown>, schema: GraphQLSchema): Label {
  const own = directiveOn<Partial<Label>>(field, 'label', schema)
  const type = getNamedType(field.type)
  const noun = isObjectType(type) ? inWords(type.name).toLowerCase() : 'entry'
  return { text: own?.text ?? inWords(field.name), entry: own?.entry ?? noun }
}

/** A key or the name of a type: `menuLabel` is "Menu label". */
export function inWords(key: string): string {
  const words = key
    .replace(/_|(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
