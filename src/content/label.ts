import type { GraphQLField, GraphQLSchema } from 'graphql'
import { directiveOn } from './contentSchema'

/** What people call a field: `@label`. */
export interface Label {
  text: string
  /** What one entry of a list is called, as in "Add a feature". */
  entry: string
}

/** The field's `@label`; where it has none, its key in words: `menuLabel` is "Menu label". */
export function labelOf(field: GraphQLField<unknown, unknown>, schema: GraphQLSchema): Label {
  const own = directiveOn<Partial<Label>>(field, 'label', schema)
  return { text: own?.text ?? inWords(field.name), entry: own?.entry ?? 'entry' }
}

function inWords(key: string): string {
  const words = key.replace(/_|(?=[A-Z])/g, ' ').toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
