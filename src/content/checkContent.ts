import { closest, distance } from 'fastest-levenshtein'
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import {
  contentFileOf,
  contentSchema,
  contentTypeOf,
  contentTypes,
  directiveOn,
} from './contentSchema'

export interface ContentFile {
  /** Name of the file in content/, for example `home.yaml`. */
  readonly name: string
  readonly text: string
}

type Field = GraphQLField<unknown, unknown>
type YamlNode = Node | null | undefined
type Problem = readonly [at: YamlNode, message: string]

interface Context {
  schema: GraphQLSchema
  hasFile: (path: string) => boolean
  /** The folder's name in the messages. */
  folder: string
}

/**
 * Checks content files against their closed shape.
 *
 * @param sdl the text of content/schema.graphql
 * @param files the YAML files
 * @param hasFile whether a path, as written in YAML, is a file in content/
 * @param folder the folder's name in the messages
 * @returns one sentence per problem, each naming file, line and key; empty if there is none
 */
export function checkContent(
  sdl: string,
  files: readonly ContentFile[],
  hasFile: (path: string) => boolean,
  folder = 'content',
): string[] {
  const schema = contentSchema(sdl)
  const known = contentTypes(schema).map(({ name }) => contentFileOf(name))
  const missing = known.filter((name) => !files.some((file) => file.name === name))
  return [
    ...missing.map(
      (name) => `${folder}/${name} is missing. It must have the shape ${contentTypeOf(name)}.`,
    ),
    ...files.flatMap((file) =>
      known.includes(file.name)
        ? checkFile(file, { schema, hasFile, folder })
        : [`${folder}/${file.name} is not used. The site reads ${known.join(', ')}.`],
    ),
  ]
}

function checkFile({ name, text }: ContentFile, context: Context): string[] {
  const lineCounter = new LineCounter()
  // Gatsby reads an unquoted date as a date; so must this, to report that it is not a text.
  const document = parseDocument(text, { lineCounter, customTags: ['timestamp'] })
  const sentence = (offset: number, message: string) =>
    `${context.folder}/${name}:${lineCounter.linePos(offset).line}: ${message}`
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => sentence(pos[0], message.split('\n')[0] ?? ''))
  }
  const type = context.schema.getType(contentTypeOf(name)) as GraphQLObjectType
  return [...inObject(type, document.contents, '', context)].map(([at, message]) =>
    sentence(at?.range?.[0] ?? 0, message),
  )
}

/** @param path where the object is in the file, for example `hero`; empty for the whole file */
function* inObject(
  type: GraphQLObjectType,
  node: YamlNode,
  path: string,
  context: Context,
): Generator<Problem> {
  const fields = type.getFields()
  if (!isMap(node)) {
    const whole = path === '' ? 'The file' : `"${path}"`
    yield [node, `${whole} must have ${Object.keys(fields).join(', ')}, one per line.`]
    return
  }
  const where = path === '' ? '' : ` in "${path}"`
  for (const { key } of node.items) {
    const name = String(isScalar(key) ? key.value : key)
    if (name in fields) continue
    yield [key as Node, `"${name}"${where} is not in ${type.name}. ${suggestion(name, fields)}`]
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = node.get(name, true) as YamlNode
    if (value && !(isScalar(value) && value.value === null)) {
      yield* inValue(field.type, value, path === '' ? name : `${path}.${name}`, {
        ...context,
        field,
      })
    } else if (isNonNullType(field.type)) {
      yield [value ?? node, `"${name}" is missing${where}. Add a line "${name}: …".`]
    }
  }
}

function* inValue(
  type: GraphQLOutputType,
  node: YamlNode,
  path: string,
  context: Context & { field: Field },
): Generator<Problem> {
  if (isNonNullType(type)) yield* inValue(type.ofType, node, path, context)
  else if (isObjectType(type)) yield* inObject(type, node, path, context)
  else if (!isListType(type)) {
    const problem = scalarProblem(type, isScalar(node) ? node.value : undefined, context)
    if (problem) yield [node, `"${path}" ${problem}`]
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      yield* inValue(type.ofType, item as Node, `${path}[${index + 1}]`, context)
    }
  } else yield [node, `"${path}" must be a list: lines that start with "- ".`]
}

function scalarProblem(
  type: GraphQLOutputType,
  value: unknown,
  { schema, hasFile, folder, field }: Context & { field: Field },
): string | undefined {
  if (String(type) === 'Boolean') {
    return typeof value === 'boolean' ? undefined : 'must be true or false.'
  }
  if (typeof value !== 'string') return "must be text. Put it in quotes: '…'."
  if (value.trim() === '') return 'is empty. Write its text.'
  if (isEnumType(type) && !type.getValue(value)) {
    const known = type.getValues().map(({ name }) => name)
    return `cannot be "${value}". It is one of ${known.join(', ')}.`
  }
  if (String(type) === 'File' && !hasFile(value)) {
    return `names ${value}, but there is no such file in ${folder}/.`
  }
  const names: string[] = directiveOn(field, 'placeholders', schema)?.names ?? []
  const known = names.map((name) => `{${name}}`)
  const unknown = (value.match(/\{\w+\}/g) ?? []).filter((name) => !known.includes(name))
  if (unknown.length === 0) return undefined
  const allowed = known.join(', ') || 'none'
  return `has ${unknown.join(', ')}, which nothing fills in. It may have ${allowed}.`
}

function suggestion(name: string, fields: object): string {
  const nearest = closest(name, Object.keys(fields))
  const isNear = distance(name, nearest) <= Math.max(2, name.length / 3)
  return isNear
    ? `Did you mean "${nearest}"?`
    : `It may have ${Object.keys(fields).join(', ')}. Remove the line, or correct the key.`
}
