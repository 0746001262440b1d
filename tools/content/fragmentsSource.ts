import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  parse,
  print,
} from 'graphql'
import { contentSchema, contentTypes, directiveOn } from './contentSchema'

/**
 * A GraphQL fragment per content file, with all of its fields: `HomeContentFields`.
 *
 * @param sdl the text of content/schema.graphql
 */
export function fragmentsSource(sdl: string): string {
  const schema = contentSchema(sdl)
  const fragments = contentTypes(schema).map(
    (type) => `fragment ${type.name}Fields on ${type.name} ${selectionOf(type)}`,
  )
  const tag = `graphql\`\n${print(parse(fragments.join('\n')))}\n\``
  return `import { graphql } from 'gatsby'\n\nexport const contentFragments = ${tag}\n`

  function selectionOf(type: GraphQLObjectType): string {
    const fields = Object.values(type.getFields())
    return `{ ${fields.map((field) => `${field.name} ${innerOf(field)}`).join(' ')} }`
  }

  function innerOf(field: GraphQLField<unknown, unknown>): string {
    const named = getNamedType(field.type)
    if (isObjectType(named)) return selectionOf(named)
    if (named.name !== 'File') return ''
    const options = directiveOn<{ breakpoints: number[] }>(field, 'fullWidth', schema)
    return `{ publicURL ${options ? fullWidth(options.breakpoints) : ''} }`
  }
}

const fullWidth = (breakpoints: unknown): string => `childImageSharp {
  gatsbyImageData(
    layout: FULL_WIDTH
    formats: [AVIF, WEBP, AUTO]
    placeholder: NONE
    breakpoints: ${JSON.stringify(breakpoints)}
  )
}`
