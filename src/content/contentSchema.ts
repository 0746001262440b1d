import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  isObjectType,
} from 'graphql'

/** What content/schema.graphql uses from Gatsby, and its own directives. */
const provided = `
  "A path in YAML, a file in a query."
  scalar File
  interface Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  "The text may have these {placeholders}; the site fills them in."
  directive @placeholders(names: [String!]!) on FIELD_DEFINITION
  "The picture is as wide as the window; it is made in these widths (px)."
  directive @fullWidth(breakpoints: [Int!]!) on FIELD_DEFINITION
`

/**
 * @param sdl the text of content/schema.graphql
 * @throws GraphQLError for invalid GraphQL, and for a type or a directive that is not defined
 */
export const contentSchema = (sdl: string): GraphQLSchema => buildSchema(sdl + provided)

/** The types that have their own file: those that are a node in Gatsby. */
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

/** The inverse: `HomeContent` is the shape of `home.yaml`. */
export function contentFileOf(typeName: string): string {
  const name = typeName.replace(/Content$/, '')
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}.yaml`
}
