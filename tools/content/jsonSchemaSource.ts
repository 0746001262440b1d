import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { listRule, pictureRule, type TextRule, textRule } from './check/rules'
import { contentFileOf, contentSchema, contentTypes } from './contentSchema'
import { labelOf } from './label'

type JsonSchema = Readonly<Record<string, unknown>>
type Field = GraphQLField<unknown, unknown>

/**
 * A JSON Schema per content file, with which editors of YAML complete keys and underline mistakes.
 * It never refuses what the check (src/content/check) accepts, which knows more and has the last word.
 *
 * @param sdl the text of content/schema.graphql
 * @returns by file name, for example `home.yaml`
 */
export function jsonSchemas(sdl: string): ReadonlyMap<string, JsonSchema> {
  const schema = contentSchema(sdl)
  const origin = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Generated from content/schema.graphql by `npm run codegen`. Do not edit.',
  }
  return new Map(
    contentTypes(schema).map((type) => [
      contentFileOf(type.name),
      { ...origin, ...about(type.description), ...objectSchema(type, schema) },
    ]),
  )
}

/** Name of the JSON Schema of a content file: `home.schema.json`. */
export const jsonSchemaFileOf = (contentFile: string): string =>
  contentFile.replace(/\.yaml$/, '.schema.json')

const about = (description: string | null | undefined) => (description ? { description } : {})

function objectSchema(type: GraphQLObjectType, schema: GraphQLSchema): JsonSchema {
  const fields = Object.values(type.getFields())
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, schema)])),
    required: fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name),
    additionalProperties: false,
  }
}

function fieldSchema(field: Field, schema: GraphQLSchema): JsonSchema {
  const named = getNamedType(field.type)
  return {
    title: labelOf(field, schema).text,
    ...about(field.description ?? (isObjectType(named) ? named.description : undefined)),
    ...valueSchema(field.type, field, schema),
  }
}

function valueSchema(type: GraphQLOutputType, field: Field, schema: GraphQLSchema): JsonSchema {
  if (isNonNullType(type)) return presentSchema(type.ofType, field, schema)
  const { enum: names, ...value } = presentSchema(type, field, schema)
  return {
    ...value,
    type: [value.type, 'null'],
    ...(Array.isArray(names) && { enum: [...names, null] }),
  }
}

/** Of a value that is there. */
function presentSchema(type: GraphQLOutputType, field: Field, schema: GraphQLSchema): JsonSchema {
  if (isObjectType(type)) return objectSchema(type, schema)
  if (isListType(type)) return listSchema(type.ofType, field, schema)
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) }
  if (String(type) === 'Boolean') return { type: 'boolean' }
  if (String(type) === 'File') return pictureSchema(pictureRule(field, schema).formats)
  return textSchema(textRule(field, schema))
}

function listSchema(type: GraphQLOutputType, field: Field, schema: GraphQLSchema): JsonSchema {
  const { min, max, differIn } = listRule(field, schema)
  return {
    type: 'array',
    minItems: min,
    maxItems: max,
    ...(differIn === undefined && { uniqueItems: true }),
    items: valueSchema(type, field, schema),
  }
}

function textSchema({ max, kind, required }: TextRule): JsonSchema {
  const lost = required.map((name) => ({ pattern: `\\{${name}\\}` }))
  return {
    type: 'string',
    minLength: 1,
    maxLength: max,
    ...(kind !== 'plain' && { pattern: patterns[kind] }),
    ...(lost.length > 0 && { allOf: lost }),
  }
}

const patterns: Record<Exclude<TextRule['kind'], 'plain'>, string> = {
  email: '^[^\\s@]+@[^\\s@]+\\.[A-Za-z]{2,}$',
  phone: '^\\+[\\d\\s().\\-]{7,}$',
  webAddress: '^https://\\S+$',
  siteAddress: '^https://[^\\s/?#]+$',
  sitePath: '^(/|https://|mailto:|tel:)',
  country: '^[A-Z]{2}$',
}

function pictureSchema(formats: readonly string[]): JsonSchema {
  const endings = formats.map((format) => (format === 'jpeg' ? 'jpe?g' : format))
  const either = [...endings, ...endings.map((ending) => ending.toUpperCase())].join('|')
  return { type: 'string', pattern: `^images/.+\\.(${either})$` }
}
