import { closest, distance } from 'fastest-levenshtein'
import {
  type GraphQLList,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
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

type YamlNode = Node | null | undefined

/**
 * Checks content files against their closed shape.
 *
 * @param sdl the text of content/schema.graphql
 * @param files the YAML files
 * @param hasFile whether a path, as written in YAML, is a file in content/
 * @param folder the folder's name in the sentences
 * @returns one sentence per problem, each naming file, line and key; empty when all is well
 */
export function checkContent(
  sdl: string,
  files: readonly ContentFile[],
  hasFile: (path: string) => boolean,
  folder = 'content',
): string[] {
  const schema = contentSchema(sdl)
  const names = files.map((file) => file.name)
  const known = contentTypes(schema).map(({ name }) => contentFileOf(name))
  const absent = known
    .filter((name) => !names.includes(name))
    .map((name) => `${folder}/${name} is missing. It must have the shape ${contentTypeOf(name)}.`)
  const unknown = names
    .filter((name) => !known.includes(name))
    .map((name) => `${folder}/${name} is not used. The site reads ${known.join(', ')}.`)
  const checked = files.filter((file) => known.includes(file.name))
  return [
    ...absent,
    ...unknown,
    ...checked.flatMap((file) => checkFile(schema, file, { hasFile, folder })),
  ]
}

function checkFile(
  schema: GraphQLSchema,
  file: ContentFile,
  { hasFile, folder }: Pick<Context, 'hasFile' | 'folder'>,
): string[] {
  const lines = new LineCounter()
  const document = parseDocument(file.text, {
    lineCounter: lines,
    // Gatsby's reader takes a bare date for a date; so must this one, to report that it is no text.
    customTags: ['timestamp'],
  })
  const problems: string[] = []
  const reportAt = (offset: number, message: string) =>
    problems.push(`${folder}/${file.name}:${lines.linePos(offset).line}: ${message}`)

  for (const error of document.errors) reportAt(error.pos[0], firstLine(error.message))
  if (problems.length > 0) return problems

  const type = schema.getType(contentTypeOf(file.name)) as GraphQLObjectType
  checkObject(type, document.contents, '', {
    schema,
    hasFile,
    folder,
    report: (at, message) => reportAt(at?.range?.[0] ?? 0, message),
  })
  return problems
}

interface Context {
  schema: GraphQLSchema
  hasFile: (path: string) => boolean
  /** The folder's name in the sentences. */
  folder: string
  report: (at: YamlNode, message: string) => void
}

interface Position {
  /** Where a value is in the file, for example `hero.headline`. */
  path: string
  /** The names that its text may hold in braces. */
  placeholders: readonly string[]
}

function checkValue(type: GraphQLType, node: YamlNode, position: Position, context: Context): void {
  if (isNonNullType(type)) checkValue(type.ofType, node, position, context)
  else if (isListType(type)) checkList(type, node, position, context)
  else if (isObjectType(type)) checkObject(type, node, position.path, context)
  else checkScalar(type, node, position, context)
}

function checkList(
  type: GraphQLList<GraphQLType>,
  node: YamlNode,
  { path, placeholders }: Position,
  context: Context,
): void {
  if (!isSeq(node)) {
    context.report(node, `"${path}" must be a list: lines that start with "- ".`)
    return
  }
  node.items.forEach((item, index) => {
    const position = { path: `${path}[${index + 1}]`, placeholders }
    checkValue(type.ofType, item as Node, position, context)
  })
}

function checkObject(
  type: GraphQLObjectType,
  node: YamlNode,
  path: string,
  context: Context,
): void {
  const fields = type.getFields()
  const where = path === '' ? '' : ` in "${path}"`
  if (!isMap(node)) {
    const held = Object.keys(fields).join(', ')
    context.report(node, `${path === '' ? 'The file' : `"${path}"`} must hold ${held}, one a line.`)
    return
  }
  for (const { key } of node.items) {
    const name = String(isScalar(key) ? key.value : key)
    if (name in fields) continue
    const message = `"${name}"${where} is not in ${type.name}. ${suggestion(name, fields)}`
    context.report(key as Node, message)
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = node.get(name, true) as YamlNode
    const isEmpty = !value || (isScalar(value) && value.value === null)
    const position = {
      path: path === '' ? name : `${path}.${name}`,
      placeholders: directiveOn(field, 'placeholders', context.schema)?.names ?? [],
    }
    if (!isEmpty) checkValue(field.type, value, position, context)
    else if (isNonNullType(field.type)) {
      context.report(value ?? node, `"${name}" is missing${where}. Add a line "${name}: …".`)
    }
  }
}

function checkScalar(
  type: GraphQLType,
  node: YamlNode,
  { path, placeholders }: Position,
  { hasFile, folder, report }: Context,
): void {
  const value = isScalar(node) ? node.value : undefined
  const name = 'name' in type ? type.name : ''
  if (name === 'Boolean') {
    if (typeof value !== 'boolean') report(node, `"${path}" must be true or false.`)
  } else if (typeof value !== 'string') {
    report(node, `"${path}" must be text. Put it in quotes: '…'.`)
  } else if (value.trim() === '') {
    report(node, `"${path}" is empty. Write its text.`)
  } else if (isEnumType(type) && !type.getValue(value)) {
    const known = type.getValues().map((known) => known.name)
    report(node, `"${path}" cannot be "${value}". It is one of ${known.join(', ')}.`)
  } else if (name === 'File' && !hasFile(value)) {
    report(node, `"${path}" names ${value}, but there is no such file in ${folder}/.`)
  } else {
    const known = placeholders.map((name) => `{${name}}`)
    const held = value.match(/\{\w+\}/g) ?? []
    for (const unknown of held.filter((name) => !known.includes(name))) {
      const may = known.length > 0 ? `It may hold ${known.join(', ')}.` : 'It may hold none.'
      report(node, `"${path}" holds ${unknown}, which nothing fills in. ${may}`)
    }
  }
}

function suggestion(name: string, fields: object): string {
  const nearest = closest(name, Object.keys(fields))
  const isNear = distance(name, nearest) <= Math.max(2, name.length / 3)
  return isNear
    ? `Did you mean "${nearest}"?`
    : `It may hold ${Object.keys(fields).join(', ')}. Remove the line, or correct the key.`
}

const firstLine = (text: string): string => text.split('\n')[0] ?? text
