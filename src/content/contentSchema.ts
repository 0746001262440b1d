import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  isObjectType,
} from 'graphql'

/** What content/schema.graphql takes from Gatsby, and its own directives. */
const provided = `
  "A path in YAML, a file in a query."
  scalar File
  interface Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  "The text may hold these {names}; the site fills them in."
  directive @placeholders(names: [String!]!) on FIELD_DEFINITION
  "The picture as wide as the window, in these widths (px)."
  directive @fullWidth(breakpoints: [Int!]!) on FIELD_DEFINITION
`

/**
 * @param sdl the text of content/schema.graphql
 * @throws GraphQLError where the text is not GraphQL, or names a type or a directive that is not there
 */
export const contentSchema = (sdl: string): GraphQLSchema => buildSchema(sdl + provided)

/** The types that are a file of their own: those that Gatsby keeps as a node. */
export const contentTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))

/** @returns the arguments of a directive; undefined where the field does not have it */
export function directiveOn(
  { astNode }: GraphQLField<unknown, unknown>,
  name: string,
  schema: GraphQLSchema,
): Record<string, string[]> | undefined {
  const directive = schema.getDirective(name)
  return directive && astNode
    ? (getDirectiveValues(directive, astNode) as Record<string, string[]>)
    : undefined
}

/** GraphQL type of a YAML file: `home.yaml` has the shape `HomeContent`. */
export function contentTypeOf(fileName: string): string {
  const name = fileName.replace(/\.ya?ml$/, '')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Content`
}

/** The other way round: `HomeContent` is the shape of `home.yaml`. */
export function contentFileOf(typeName: string): string {
  const name = typeName.replace(/Content$/, '')
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}.yaml`
}
