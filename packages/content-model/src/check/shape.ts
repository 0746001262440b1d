import { isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import { asSeen } from '../characters'
import type { Field, ListField, ObjectField, PictureField } from '../fieldTree'
import { keyOf, type ValuePath } from '../values'
import type { Broken, Problem } from './finding'
import { type KeyProblems, keyProblems } from './keys'
import { alternativeTextProblem, type PictureFolder, pictureProblem } from './pictures'
import { cutByNote, isEmpty } from './syntax'
import { type TextContext, textProblems } from './text'

export interface ShapeContext extends TextContext {
  file: string
  source: string
  pictures: PictureFolder
  /** The first file with each unique text, by key and text. */
  firstWith: Map<string, string>
}

type YamlNode = Node | null | undefined

export async function shapeProblems(
  file: ObjectField,
  contents: YamlNode,
  context: ShapeContext,
): Promise<Problem[]> {
  const walk = new Walk(context)
  walk.object(file, contents, [])
  await Promise.all(walk.pictures)
  return [...walk.problems, ...keyProblems(walk.keys)]
}

class Walk {
  readonly problems: Problem[] = []
  /** Pending checks; each adds its problem. */
  readonly pictures: Promise<void>[] = []
  readonly keys: KeyProblems = { extra: [], missing: [] }

  constructor(private readonly context: ShapeContext) {}

  private add(node: YamlNode, path: ValuePath, { part, ...broken }: Broken): void {
    const [start, end] = node?.range ?? [0, 0]
    const index = part ? this.context.source.slice(start, end).indexOf(part) : -1
    this.problems.push({ ...broken, at: start + Math.max(0, index), path })
  }

  private check(field: Field, node: YamlNode, path: ValuePath): void {
    const cut = cutByNote(node, this.context.source)
    if (isEmpty(node)) this.add(node, path, cut ?? { rule: 'empty' })
    else if (cut && field.kind === 'text') this.add(node, path, cut)
    else if (field.kind === 'object') this.object(field, node, path)
    else if (field.kind === 'list') this.list(field, node, path)
    else for (const broken of this.scalar(field, node, path)) this.add(node, path, broken)
  }

  object(field: ObjectField, node: YamlNode, path: ValuePath): void {
    const known = keysOf(field)
    if (!isMap<Node, YamlNode>(node)) {
      this.add(node, path, { rule: 'notObject', said: { keys: known.join(', ') } })
      return
    }
    for (const { key } of node.items) {
      const name = String(key)
      if (!known.includes(name)) {
        this.keys.extra.push({ at: startOf(key), name, path, object: field })
      }
    }
    for (const inner of field.fields) {
      const { key: name, required } = inner
      const value = node.get(name, true) as YamlNode
      if (value && (required || !isEmpty(value))) this.check(inner, value, [...path, name])
      else if (required) {
        const children = inner.kind === 'object' ? keysOf(inner) : []
        this.keys.missing.push({ at: startOf(node), name, path, children })
      }
      if (inner.kind === 'picture') this.alternativeText(inner, node, path)
    }
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
    const identities = items.map((entry) => {
      const value = differIn && isMap(entry) ? entry.get(differIn) : isScalar(entry) && entry.value
      return typeof value === 'string' ? asSeen(value).toLowerCase() : undefined
    })
    for (const [index, identity] of identities.entries()) {
      const first = identities.indexOf(identity)
      if (identity === undefined || first === index) continue
      const said = { what: differIn ?? 'text', position: first + 1 }
      this.add(items[index], [...path, index], { rule: 'entryTwice', said })
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
    const twice = field.unique ? this.again(value, path) : []
    return [...textProblems(value, field, this.context), ...twice]
  }

  private async picture(value: string, field: PictureField, node: YamlNode, path: ValuePath) {
    const broken = await pictureProblem(value, field, this.context.pictures)
    if (broken) this.add(node, path, broken)
  }

  private again(text: string, path: ValuePath): Broken[] {
    const key = `${keyOf(path)}: ${asSeen(text).toLowerCase()}`
    const first = this.context.firstWith.get(key) ?? this.context.file
    this.context.firstWith.set(key, first)
    return first === this.context.file ? [] : [{ rule: 'textTwice', said: { file: first } }]
  }
}

const startOf = (node: YamlNode): number => node?.range?.[0] ?? 0

const keysOf = ({ fields }: ObjectField): string[] => fields.map(({ key }) => key)

function notText(node: YamlNode): Broken {
  const [pair, ...others] = isMap(node) ? node.items : []
  return pair && others.length === 0 && isScalar(pair.value)
    ? { rule: 'keyForText', said: { key: `${pair.key}` } }
    : { rule: 'notText' }
}
