import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql'

/** What content/schema.graphql takes from Gatsby: a picture is a path in YAML and a file in a query. */
const provided = parse('scalar File')

/**
 * content/schema.graphql without Gatsby's words, so that ordinary GraphQL tools can read it.
 *
 * @param sdl the text of content/schema.graphql
 * @throws GraphQLError where the text is not GraphQL
 */
export function plainSchemaText(sdl: string): string {
  return print(plainDocument(sdl))
}

/** The same as {@link plainSchemaText}, ready to be walked. */
export function plainSchema(sdl: string): GraphQLSchema {
  return buildASTSchema(plainDocument(sdl), { assumeValidSDL: true })
}

/** The types that are a file of their own: those Gatsby is told to keep as a node. */
export function contentTypeNames(sdl: string): string[] {
  return parse(sdl)
    .definitions.filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION)
    .filter((type) => type.interfaces?.some((node) => node.name.value === 'Node'))
    .map((type) => type.name.value)
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

function plainDocument(sdl: string): DocumentNode {
  const document = visit(parse(sdl), {
    [Kind.DIRECTIVE]: () => null,
    [Kind.OBJECT_TYPE_DEFINITION]: (node: ObjectTypeDefinitionNode) => ({
      ...node,
      interfaces: [],
    }),
  })
  return {
    kind: Kind.DOCUMENT,
    definitions: [...provided.definitions, ...document.definitions],
  }
}
