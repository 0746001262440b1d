import { isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Field, ListField, ObjectField, PictureField } from '../fieldTree'
import { keyOf, type ValuePath } from '../values'
import { type Broken, type Problem, positionIn } from './finding'
import { type KeyProblems, keyProblems } from './keys'
import { alternativeTextProblem, type PictureFolder, pictureProblem } from './pictures'
import { isEmpty, noteAfter, yamlMark } from './syntax'
import { type TextContext, textProblems } from './text'

export interface ShapeContext extends TextContext {
  /** The file's name, and its text. */
  file: string
  source: string
  pictures: PictureFolder
  /** The first file with each unique text, by its key and the text. */
  firstWith: Map<string, string>
}

type YamlNode = Node | null | undefined

/** What is wrong with a file's values, compared with its field tree, and with its pictures. */
export async function shapeProblems(
  file: ObjectField,
  contents: YamlNode,
  context: ShapeContext,
): Promise<Problem[]> {
  const walk = new Walk(context)
  walk.check(file, contents, [])
  await Promise.all(walk.pictures)
  return [...walk.problems, ...keyProblems(walk.keys)]
}

class Walk {
  readonly problems: Problem[] = []
  /** Reading one takes time; each adds its problem. */
  readonly pictures: Promise<void>[] = []
  readonly keys: KeyProblems = { extra: [], missing: [] }

  constructor(private readonly context: ShapeContext) {}

  private add(node: YamlNode, path: ValuePath, { part, ...broken }: Broken): void {
    const [start, end] = node?.range ?? [0, 0]
    const index = part ? this.context.source.slice(start, end).indexOf(part) : -1
    this.problems.push({ ...broken, at: start + Math.max(0, index), path })
  }

  check(field: Field, node: YamlNode, path: ValuePath): void {
    const mark = yamlMark(node)
    if (mark) this.add(node, path, mark)
    else if (field.kind === 'object') this.object(field, node, path)
    else if (field.kind === 'list') this.list(field, node, path)
    else for (const broken of this.scalar(field, node, path)) this.add(node, path, broken)
  }

  private object(field: ObjectField, node: YamlNode, path: ValuePath): void {
    if (!isMap<Node, YamlNode>(node)) {
      const keys = field.fields.map(({ key }) => key).join(', ')
      this.add(node, path, { rule: 'notObject', said: { keys } })
      return
    }
    this.foreignKeys(field, node, path)
    for (const inner of field.fields) {
      const value = node.get(inner.key, true) as YamlNode
      if (!isEmpty(value)) this.check(inner, value, [...path, inner.key])
      else if (inner.required) this.missing(inner, value, node, path)
      if (inner.kind === 'picture') this.alternativeText(inner, node, path)
    }
  }

  private foreignKeys(field: ObjectField, node: YAMLMap<Node, YamlNode>, path: ValuePath): void {
    const seen = new Map<string, Node>()
    let isRepeating = false
    for (const { key } of node.items) {
      const name = String(isScalar(key) ? key.value : key)
      const first = seen.get(name)
      if (!first) {
        seen.set(name, key)
        if (!field.fields.some((inner) => inner.key === name))
          this.keys.extra.push({ at: startOf(key), name, path, object: field })
      } else if (!isRepeating) {
        // Those that follow it repeat for the same reason.
        isRepeating = true
        this.add(key, [...path, name], { rule: 'keyTwice', said: { line: this.lineOf(first) } })
      }
    }
  }

  private missing(field: Field, value: YamlNode, parent: YAMLMap, path: ValuePath): void {
    if (!value) {
      const children = field.kind === 'object' ? field.fields.map(({ key }) => key) : []
      this.keys.missing.push({ at: startOf(parent), name: field.key, path, children })
      return
    }
    const note = noteAfter(value, this.context.source)
    const cut = { rule: 'cutByNote', said: { note: note ?? '' } } as const
    this.add(value, [...path, field.key], note === undefined ? { rule: 'empty' } : cut)
  }

  private alternativeText({ key, alt }: PictureField, node: YAMLMap, path: ValuePath): void {
    const [text, picture] = [alt && node.get(alt), node.get(key)]
    if (!alt || typeof text !== 'string' || typeof picture !== 'string') return
    const broken = alternativeTextProblem(text, picture)
    if (broken) this.add(node.get(alt, true) as Node, [...path, alt], broken)
  }

  private list(field: ListField, node: YamlNode, path: ValuePath): void {
    if (!isSeq<YamlNode>(node)) {
      this.add(node, path, { rule: 'notList' })
      return
    }
    const { min, max } = field
    const { length: count } = node.items
    if (count < min) this.add(node, path, { rule: 'tooFew', said: { count, min } })
    if (count > max) this.add(node.items[max], path, { rule: 'tooMany', said: { count, max } })
    this.repeated(field, node, path)
    for (const [index, item] of node.items.entries())
      this.check(field.entry, item, [...path, index])
  }

  private repeated({ differIn }: ListField, { items }: YAMLSeq<YamlNode>, path: ValuePath): void {
    /** The first entry of each, from 0. */
    const seen = new Map<string, number>()
    for (const [index, entry] of items.entries()) {
      const value = differIn && isMap(entry) ? entry.get(differIn) : isScalar(entry) && entry.value
      if (typeof value !== 'string') continue
      const identity = value.toLowerCase()
      const first = seen.get(identity)
      if (first !== undefined) {
        const said = { what: differIn ?? 'text', position: first + 1 }
        this.problems.push({ at: startOf(entry), rule: 'entryTwice', said, path: [...path, index] })
      } else seen.set(identity, index)
    }
  }

  private scalar(
    field: Exclude<Field, ObjectField | ListField>,
    node: YamlNode,
    path: ValuePath,
  ): Broken[] {
    const value = isScalar(node) ? node.value : undefined
    if (field.kind === 'boolean') return typeof value === 'boolean' ? [] : [{ rule: 'notBoolean' }]
    if (typeof value !== 'string') return [notText(node)]
    if (value === '') return [{ rule: 'empty' }]
    if (field.kind === 'choice') {
      const said = { text: value, options: field.options.join(', ') }
      return field.options.includes(value) ? [] : [{ rule: 'notOption', said }]
    }
    if (field.kind === 'picture') {
      this.pictures.push(this.picture(value, field, node, path))
      return []
    }
    const note = noteAfter(node, this.context.source)
    if (note !== undefined) return [{ rule: 'cutByNote', said: { note } }]
    return [
      ...textProblems(value, field, this.context),
      ...(field.unique ? this.again(value, path) : []),
    ]
  }

  private async picture(value: string, field: PictureField, node: YamlNode, path: ValuePath) {
    const broken = await pictureProblem(value, field, this.context.pictures)
    if (broken) this.add(node, path, broken)
  }

  private again(text: string, path: ValuePath): Broken[] {
    const key = `${keyOf(path)}: ${text.toLowerCase()}`
    const first = this.context.firstWith.get(key) ?? this.context.file
    this.context.firstWith.set(key, first)
    return first === this.context.file ? [] : [{ rule: 'textTwice', said: { file: first } }]
  }

  private lineOf(node: YamlNode): number {
    return positionIn(this.context.source, startOf(node)).line
  }
}

const startOf = (node: YamlNode): number => node?.range?.[0] ?? 0

function notText(node: YamlNode): Broken {
  if (isScalar(node) && node.value === null) return { rule: 'empty' }
  const [pair, ...others] = isMap(node) ? node.items : []
  return pair && others.length === 0 && isScalar(pair.value)
    ? { rule: 'keyForText', said: { key: `${pair.key}` } }
    : { rule: 'notText' }
}
