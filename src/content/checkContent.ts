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
import { contentFileOf, contentTypeNames, contentTypeOf, plainSchema } from './contentSchema'

export interface ContentFile {
  /** Name of the file in content/, for example `home.yaml`. */
  readonly name: string
  readonly text: string
}

type Report = (at: Node | null | undefined, message: string) => void

/**
 * Checks content files against their closed shape.
 *
 * @param sdl the text of content/schema.graphql
 * @param files the YAML files
 * @param hasFile tells whether a path, as written in YAML, is a file in content/
 * @returns one sentence a problem, each naming file, line and key; empty when all is well
 */
export function checkContent(
  sdl: string,
  files: readonly ContentFile[],
  hasFile: (path: string) => boolean,
): string[] {
  const schema = plainSchema(sdl)
  const names = files.map((file) => file.name)
  const known = contentTypeNames(sdl).map(contentFileOf)
  const absent = known
    .filter((name) => !names.includes(name))
    .map((name) => `content/${name} is missing. It must have the shape ${contentTypeOf(name)}.`)
  const unknown = names
    .filter((name) => !known.includes(name))
    .map((name) => `content/${name} is not used. The site reads ${known.join(', ')}.`)
  const checked = files.filter((file) => known.includes(file.name))
  return [...absent, ...unknown, ...checked.flatMap((file) => checkFile(schema, file, hasFile))]
}

function checkFile(
  schema: GraphQLSchema,
  file: ContentFile,
  hasFile: (path: string) => boolean,
): string[] {
  const lines = new LineCounter()
  const document = parseDocument(file.text, { lineCounter: lines })
  const problems: string[] = []
  const say = (offset: number, message: string) =>
    problems.push(`content/${file.name}:${lines.linePos(offset).line}: ${message}`)

  for (const error of document.errors) say(error.pos[0], firstLine(error.message))
  if (problems.length > 0) return problems

  const type = schema.getType(contentTypeOf(file.name)) as GraphQLObjectType
  checkObject(type, document.contents, '', hasFile, (at, message) => {
    say(at?.range?.[0] ?? 0, message)
  })
  return problems
}

function checkValue(
  type: GraphQLType,
  node: Node | null | undefined,
  path: string,
  hasFile: (path: string) => boolean,
  report: Report,
): void {
  if (isNonNullType(type)) checkValue(type.ofType, node, path, hasFile, report)
  else if (isListType(type)) checkList(type, node, path, hasFile, report)
  else if (isObjectType(type)) checkObject(type, node, path, hasFile, report)
  else checkScalar(type, node, path, hasFile, report)
}

function checkList(
  type: GraphQLList<GraphQLType>,
  node: Node | null | undefined,
  path: string,
  hasFile: (path: string) => boolean,
  report: Report,
): void {
  if (!isSeq(node)) {
    report(node, `"${path}" must be a list: lines that start with "- ".`)
    return
  }
  node.items.forEach((item, index) => {
    checkValue(type.ofType, item as Node, `${path}[${index + 1}]`, hasFile, report)
  })
}

function checkObject(
  type: GraphQLObjectType,
  node: Node | null | undefined,
  path: string,
  hasFile: (path: string) => boolean,
  report: Report,
): void {
  const fields = type.getFields()
  const where = path === '' ? '' : ` in "${path}"`
  if (!isMap(node)) {
    const held = Object.keys(fields).join(', ')
    report(node, `${path === '' ? 'The file' : `"${path}"`} must hold ${held}, one a line.`)
    return
  }
  for (const { key } of node.items) {
    const name = String(isScalar(key) ? key.value : key)
    if (name in fields) continue
    report(key as Node, `"${name}"${where} is not in ${type.name}. ${suggestion(name, fields)}`)
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = node.get(name, true) as Node | undefined
    const isEmpty = value === undefined || (isScalar(value) && value.value === null)
    const fieldPath = path === '' ? name : `${path}.${name}`
    if (!isEmpty) checkValue(field.type, value, fieldPath, hasFile, report)
    else if (isNonNullType(field.type)) {
      report(value ?? node, `"${name}" is missing${where}. Add a line "${name}: …".`)
    }
  }
}

function checkScalar(
  type: GraphQLType,
  node: Node | null | undefined,
  path: string,
  hasFile: (path: string) => boolean,
  report: Report,
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
    report(node, `"${path}" names ${value}, but there is no such file in content/.`)
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
