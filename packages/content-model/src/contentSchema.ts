import {
  buildASTSchema,
  concatAST,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  isObjectType,
  parse,
} from 'graphql'
import { validateSDL } from 'graphql/validation/validate'

const fromGatsby = `
  "A path in YAML, a file in a query."
  scalar File
  interface Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
`

/** Our own directives; a field without @text or @picture has their defaults. */
const ours = `
  "What the text, or each text of a list, may be: its maximum of characters, words and lines; a unique one is in no other file."
  directive @text(
    max: Int! = 200, words: Int, lines: Int! = 1, kind: String! = "plain", unique: Boolean! = false
  ) on FIELD_DEFINITION
  "The text may have these {placeholders}, which the site fills in; the required ones must be there."
  directive @placeholders(names: [String!]!, required: [String!]! = []) on FIELD_DEFINITION
  "How many entries; two with the same text, or the same value of this key, are a mistake."
  directive @list(min: Int! = 1, max: Int! = 12, differIn: String) on FIELD_DEFINITION
  "What people call the field, where its key in words does not say it; \`entry\`: one of a list."
  directive @label(text: String, entry: String) on FIELD_DEFINITION
  """
  What the picture's file may be; sizes are in pixels. \`alt\` is the key beside it that has its
  alternative text, unless it is decorative.
  """
  directive @picture(
    formats: [String!]! = ["jpeg", "png", "webp", "avif", "svg"]
    minWidth: Int! = 1, minHeight: Int! = 1, maxWidth: Int, maxHeight: Int
    maxMegapixels: Float! = 20, maxKilobytes: Int
    alt: String, decorative: Boolean! = false
  ) on FIELD_DEFINITION
  "The picture is as wide as the window; it is made in these widths (px)."
  directive @fullWidth(breakpoints: [Int!]!) on FIELD_DEFINITION
`

/** Returns our directives in the form that Gatsby needs. */
export function fieldExtensions() {
  return buildASTSchema(parse(ours))
    .getDirectives()
    .filter(({ astNode }) => astNode)
    .map(({ name, args }) => {
      const typed = args.map(({ name, type, defaultValue }) => [
        name,
        { type: String(type), defaultValue },
      ])
      return { name, args: Object.fromEntries(typed) }
    })
}

/** Builds the schema; throws GraphQLError, which has the position, for invalid GraphQL or an undefined name. */
export function contentSchema(sdl: string): GraphQLSchema {
  const document = concatAST([parse(sdl), parse(fromGatsby + ours)])
  // `buildSchema` finds the same mistakes, and drops their positions.
  const [mistake] = validateSDL(document)
  if (mistake) throw mistake
  return buildASTSchema(document, { assumeValidSDL: true })
}

export const contentTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))

/** Returns the arguments of a directive on a field; without it, the defaults. */
export function argumentsOf<Arguments extends object>(
  { astNode }: GraphQLField<unknown, unknown>,
  name: string,
  schema: GraphQLSchema,
): Arguments {
  const directive = schema.getDirective(name) as GraphQLDirective
  const defaults = directive.args.map((argument) => [argument.name, argument.defaultValue])
  const given = astNode && getDirectiveValues(directive, astNode)
  return (given ?? Object.fromEntries(defaults)) as Arguments
}

/** Returns the GraphQL type of a YAML file: `HomeContent` for `home.yaml`. */
export function contentTypeOf(fileName: string): string {
  const name = fileName.replace(/\.ya?ml$/, '')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Content`
}

/** Returns the YAML file of a GraphQL type: `home.yaml` for `HomeContent`. */
export function contentFileOf(typeName: string): string {
  const name = typeName.replace(/Content$/, '')
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}.yaml`
}
