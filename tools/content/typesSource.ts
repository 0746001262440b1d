import {
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { contentSchema } from './contentSchema'

/**
 * TypeScript types of the content, with the names of the schema.
 *
 * @param sdl the text of content/schema.graphql
 */
export function typesSource(sdl: string): string {
  const types = Object.values(contentSchema(sdl).getTypeMap()).filter(({ astNode }) => astNode)
  const declared = types.map(declaration).filter((text) => text !== '')
  return ["import type { ContentImage } from '../image'", ...declared].join('\n\n')
}

function declaration(type: GraphQLNamedType): string {
  const start = `${comment(type.description)}export type ${type.name} =`
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => `'${name}'`)
    return `${start} ${names.join(' | ')}`
  }
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).map(({ name, type, description }) => {
    const optional = isNonNullType(type) ? '' : '?'
    return `${comment(description)}readonly ${name}${optional}: ${typeScriptOf(type)}`
  })
  return `${start} {\n${fields.join('\n').replace(/^/gm, '  ')}\n}`
}

const comment = (text: string | null | undefined): string => (text ? `/** ${text} */\n` : '')

const scalars: Record<string, string> = {
  String: 'string',
  Boolean: 'boolean',
  File: 'ContentImage',
}

const typeScriptOf = (type: GraphQLOutputType): string =>
  isNonNullType(type) ? presentTypeOf(type.ofType) : `${presentTypeOf(type)} | null`

function presentTypeOf(type: GraphQLOutputType): string {
  if (isListType(type)) return `ReadonlyArray<${typeScriptOf(type.ofType)}>`
  const { name } = getNamedType(type)
  return scalars[name] ?? name
}
