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
import { isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import { alternativeTextProblem } from './alternativeText'
import type { Problem } from './finding'
import { type KeyProblems, keyProblems } from './keys'
import { listProblems } from './list'
import { keyOf, type ValuePath } from './path'
import { listRule, type PictureRule, pictureRule, textRule } from './rules'
import { type TextContext, type TextProblem, textProblems } from './text'
import { commentAfter, yamlMarks } from './yamlMarks'

export interface ShapeContext extends TextContext {
  schema: GraphQLSchema
  /** The file's name, and its text. */
  name: string
  source: string
  /** The first file with each unique text, by its key and the text. */
  firstWith: Map<string, string>
}

/** A picture that the file names; checking it takes reading it. */
export interface NamedPicture {
  at: number
  path: ValuePath
  /** What the file names, for example `images/hero.png`. */
  picture: string
  rule: PictureRule
}

type Field = GraphQLField<unknown, unknown>
type YamlNode = Node | null | undefined

/** Walks a file's values along its type. */
export function checkShape(
  type: GraphQLObjectType,
  contents: YamlNode,
  context: ShapeContext,
): { problems: Problem[]; pictures: NamedPicture[] } {
  const walk = new Walk(context)
  walk.object(type, contents, [])
  return { problems: [...walk.problems, ...keyProblems(walk.keys)], pictures: walk.pictures }
}

class Walk {
  readonly problems: Problem[] = []
  readonly pictures: NamedPicture[] = []
  readonly keys: KeyProblems = { extra: [], missing: [] }

  constructor(private readonly context: ShapeContext) {}

  /** @param path where the object is in the file; empty for the whole file */
  object(type: GraphQLObjectType, node: YamlNode, path: ValuePath): void {
    const fields = type.getFields()
    if (this.hasMarks(node, path)) return
    if (!isMap(node)) {
      const whole = path.length === 0 ? 'The file' : quoted(path)
      this.add(node, path, `${whole} must have ${Object.keys(fields).join(', ')}, one per line.`)
      return
    }
    this.foreignKeys(type, node, path)
    for (const [name, field] of Object.entries(fields)) {
      const value = node.get(name, true) as YamlNode
      const own = [...path, name]
      if (value && !(isScalar(value) && value.value === null && !value.tag && !value.anchor)) {
        this.value(field.type, value, own, field)
      } else if (isNonNullType(field.type)) this.missing(node, value, field, path)
      if (String(getNamedType(field.type)) === 'File') this.alternativeText(node, field, path)
    }
  }

  /** @param node the keys of the object that has the picture */
  private alternativeText(node: YAMLMap, field: Field, path: ValuePath): void {
    const { alt } = pictureRule(field, this.context.schema)
    const text = alt && node.get(alt)
    const picture = node.get(field.name)
    if (!alt || typeof text !== 'string' || typeof picture !== 'string') return
    const own = [...path, alt]
    const problem = alternativeTextProblem(text, picture)
    if (problem) this.add(node.get(alt, true) as YamlNode, own, `${quoted(own)} ${problem}`)
  }

  private foreignKeys(type: GraphQLObjectType, node: YAMLMap, path: ValuePath): void {
    const seen = new Map<string, Node>()
    for (const { key } of node.items) {
      const name = String(isScalar(key) ? key.value : key)
      const first = seen.get(name)
      if (first || !(name in type.getFields())) {
        const firstLine = first && this.lineOf(first).line
        this.keys.extra.push({ at: startOf(key as Node), name, path, type, firstLine })
      }
      seen.set(name, key as Node)
    }
  }

  private missing(node: YAMLMap, value: YamlNode, field: Field, path: ValuePath): void {
    const { name } = field
    const named = getNamedType(field.type)
    if (!value) {
      const children = isObjectType(named) ? Object.keys(named.getFields()) : []
      this.keys.missing.push({ at: startOf(node), name, path, children })
      return
    }
    const comment = commentAfter(value, this.context.source)
    const isCut = comment !== undefined && this.lineOf(value).text.includes(`${name}:`)
    const own = [...path, name]
    this.add(
      value,
      own,
      `${quoted(own)} ${isCut ? cut(comment) : 'is empty. Write what belongs there.'}`,
    )
  }

  private value(type: GraphQLOutputType, node: YamlNode, path: ValuePath, field: Field): void {
    if (isNonNullType(type)) this.value(type.ofType, node, path, field)
    else if (isObjectType(type)) this.object(type, node, path)
    else if (isListType(type)) this.list(type.ofType, node, path, field)
    else if (!this.hasMarks(node, path)) {
      for (const { message, part } of this.scalar(type, node, path, field)) {
        const at = this.offsetOf(part, node)
        this.problems.push({ at, message: `${quoted(path)} ${message}`, path })
      }
    }
  }

  private list(type: GraphQLOutputType, node: YamlNode, path: ValuePath, field: Field): void {
    if (this.hasMarks(node, path)) return
    if (!isSeq(node)) {
      this.add(node, path, `${quoted(path)} must be a list: lines that start with "- ".`)
      return
    }
    const rule = listRule(field, this.context.schema)
    const lineOf = (entry: unknown) => this.lineOf(entry as Node).line
    for (const { entry, index, message } of listProblems(node, rule, lineOf)) {
      const own = index === undefined ? path : [...path, index]
      this.add((entry ?? node) as Node, own, `${quoted(path)} ${message}`)
    }
    for (const [index, item] of node.items.entries()) {
      this.value(type, item as Node, [...path, index], field)
    }
  }

  private scalar(
    type: GraphQLOutputType,
    node: YamlNode,
    path: ValuePath,
    field: Field,
  ): TextProblem[] {
    const value = isScalar(node) ? node.value : undefined
    if (String(type) === 'Boolean') {
      return typeof value === 'boolean' ? [] : [{ message: 'must be true or false.' }]
    }
    if (typeof value !== 'string') return [{ message: notText(node) }]
    if (value.trim() === '') return [{ message: 'is empty. Write its text.' }]
    if (isEnumType(type)) {
      const known = type.getValues().map(({ name }) => name)
      if (known.includes(value)) return []
      return [{ message: `cannot be "${value}". It is one of ${known.join(', ')}.` }]
    }
    if (String(type) === 'File') {
      const rule = pictureRule(field, this.context.schema)
      this.pictures.push({ at: startOf(node), path, picture: value, rule })
      return []
    }
    const comment = commentAfter(node, this.context.source)
    if (comment !== undefined) return [{ message: cut(comment) }]
    const rule = textRule(field, this.context.schema)
    return [
      ...textProblems(value, rule, this.context),
      ...(rule.unique ? this.again(value, path) : []),
    ]
  }

  private again(text: string, path: ValuePath): TextProblem[] {
    const { firstWith, name } = this.context
    const key = `${keyOf(path)}: ${text.toLowerCase()}`
    const first = firstWith.get(key) ?? name
    firstWith.set(key, first)
    return first === name
      ? []
      : [{ message: `is also that of ${first}, so nobody can tell the two apart. Change one.` }]
  }

  /** Where a part of a text is; the start of the text, if it is written in another way there. */
  private offsetOf(part: string | undefined, node: YamlNode): number {
    const [start, end] = node?.range ?? [0, 0]
    const index = part ? this.context.source.slice(start, end).indexOf(part) : -1
    return start + Math.max(0, index)
  }

  /** Anchors, aliases and tags: characters that YAML takes for something of its own. */
  private hasMarks(node: YamlNode, path: ValuePath): boolean {
    const marks = yamlMarks(node)
    if (marks) this.add(node, path, `${quoted(path)} ${marks}`)
    return marks !== undefined
  }

  private add(node: YamlNode, path: ValuePath, message: string): void {
    this.problems.push({ at: startOf(node), message, path })
  }

  private lineOf(node: YamlNode): { line: number; text: string } {
    const before = this.context.source.slice(0, startOf(node)).split('\n')
    const rest = this.context.source.slice(startOf(node)).split('\n')[0] ?? ''
    return { line: before.length, text: `${before.at(-1)}${rest}` }
  }
}

const startOf = (node: YamlNode): number => node?.range?.[0] ?? 0

const quoted = (path: ValuePath): string => `"${keyOf(path)}"`

const cut = (comment: string): string =>
  `ends before "#${comment}", which YAML takes for a note. Put the whole text in quotes, or move the note to a line of its own.`

function notText(node: YamlNode): string {
  if (isSeq(node)) return 'must be one text, but is a list. Remove the "- " and write one text.'
  if (isMap(node)) {
    const [first] = node.items
    return node.items.length === 1 && isScalar(first?.value)
      ? `has a colon and a space after "${first.key}", so YAML takes that for a key. Put the whole text in quotes ("…"), or remove "${first.key}:".`
      : 'must be one text, but has keys of its own. Write one text.'
  }
  if (isAlias(node) || !isScalar(node)) return 'must be text.'
  if (node.value === null) return 'is empty. Write its text, or remove the line.'
  return "must be text. Put it in quotes: '…'."
}
