import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { messageOf } from './check/finding'
import { encodingProblem, isEmpty, yamlMark, yamlProblem } from './check/syntax'
import { parsedContent, withoutMark } from './contentDocument'
import type { Field, ObjectField } from './fieldTree'
import type { ContentData, Value, ValuePath } from './values'

type YamlNode = Node | null

/** In characters: `yaml` folds longer lines. */
const lineWidth = 100

/**
 * A content file in the one form in which content files are committed; its comments are kept.
 *
 * @returns undefined for a text that is not YAML
 */
export function printContent(text: string): string | undefined {
  const document = parsedContent(withoutMark(text))
  return document.errors.length > 0 ? undefined : document.toString({ lineWidth })
}

/** A file's values, or the sentence that says why it cannot be read. */
export type ReadContent =
  | { readonly ok: true; readonly data: ContentData }
  | { readonly ok: false; readonly message: string }

/**
 * Reads a content file as the check does. An empty value is like a missing key, or an empty text in
 * a list; a number or a date is read as the text that was written.
 */
export function readContent(file: string): ReadContent {
  const text = withoutMark(file)
  const document = parsedContent(text)
  const broken = encodingProblem(text) ?? yamlProblem(text, document)
  if (broken) return { ok: false, message: messageOf(broken) }
  const { contents } = document
  if (isEmpty(contents)) return { ok: true, data: {} }
  try {
    const data = valueIn(contents, [])
    if (isObject(data)) return { ok: true, data }
    return { ok: false, message: 'The file must have keys, one per line, each with a colon.' }
  } catch (error) {
    if (error instanceof UnknownSyntax) return { ok: false, message: error.message }
    throw error
  }
}

/** YAML that content files have no use for: an anchor, an alias, a tag, a key that is no word. */
class UnknownSyntax extends Error {}

/** @throws UnknownSyntax */
function valueIn(node: YamlNode, path: ValuePath): Value | undefined {
  const mark = yamlMark(node)
  if (mark) throw new UnknownSyntax(messageOf({ ...mark, path }))
  if (isMap<Node, YamlNode>(node)) {
    const entries = new Map<string, Value>()
    for (const { key, value } of node.items) {
      if (!isScalar(key) || yamlMark(key))
        throw new UnknownSyntax(messageOf({ rule: 'oddKey', path }))
      const name = String(key.value)
      const read = valueIn(value, [...path, name])
      // Like the check, take the first of two.
      if (read !== undefined && !entries.has(name)) entries.set(name, read)
    }
    return Object.fromEntries(entries)
  }
  if (isSeq<YamlNode>(node)) {
    return node.items.map((item, index) => valueIn(item, [...path, index]) ?? '')
  }
  if (!isScalar(node) || node.value === null) return undefined
  const { value } = node
  return typeof value === 'string' || typeof value === 'boolean' ? value : (node.source ?? '')
}

const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)
const isObject = (value: Value | undefined): value is ContentData =>
  typeof value === 'object' && !isList(value)

/**
 * The text of a file with other values, as `printContent` prints it but with the file's own line
 * ends. What does not change keeps its comments and its quotes; a list entry that moves takes its
 * comments along.
 *
 * @param text the file's text; one that cannot be read, or is empty, becomes a new one
 * @param field the file's own, whose order new keys have
 */
export function updateContent(text: string, data: ContentData, field: ObjectField): string {
  const document = readContent(text).ok ? parsedContent(withoutMark(text)) : new Document<Node>({})
  document.contents = updated(document, document.contents, data, field)
  const printed = document.toString({ lineWidth })
  return text.includes('\r\n') ? printed.replaceAll('\n', '\r\n') : printed
}

function updated(document: Document, node: YamlNode, value: Value, field: Field | undefined): Node {
  if (isObject(value) && isMap<Node, YamlNode>(node))
    return updatedMap(document, node, value, field)
  if (isList(value) && isSeq<YamlNode>(node)) return updatedList(document, node, value, field)
  if (isScalar(node) && typeof value !== 'object') {
    // A number or a date that is read as a text becomes one.
    if (node.value === value) return node
    node.value = value
    // `yaml` folds single quotes at these spaces, and loses them.
    if (typeof value === 'string' && /[ \t]\n|\n[ \t]|^\s/.test(value)) node.type = 'QUOTE_DOUBLE'
    return node
  }
  const created = document.createNode(value)
  if (node) copyComments(node, created)
  return created
}

/** For example those beside an empty group, which is filled. */
function copyComments(from: Node, to: Node): void {
  to.commentBefore = from.commentBefore
  to.comment = from.comment
  to.spaceBefore = from.spaceBefore
}

function updatedMap(
  document: Document,
  map: YAMLMap<Node, YamlNode>,
  data: ContentData,
  field: Field | undefined,
): YAMLMap {
  const fields = field?.kind === 'object' ? field.fields : []
  const nameOf = ({ key }: Pair<Node, YamlNode>) => String(isScalar(key) ? key.value : key)
  map.items = map.items.filter((pair) => Object.hasOwn(data, nameOf(pair)) || isEmpty(pair.value))
  for (const [name, value] of Object.entries(data)) {
    const pair = map.items.find((each) => nameOf(each) === name)
    const own = fields.find(({ key }) => key === name)
    if (pair) {
      pair.value = updated(document, pair.value, value, own)
      continue
    }
    const order = fields.map(({ key }) => key)
    const after = order.slice(order.indexOf(name) + 1)
    const next = map.items.findIndex((each) => after.includes(nameOf(each)))
    const created = document.createPair(name, value) as Pair<Node, YamlNode>
    map.items.splice(next < 0 ? map.items.length : next, 0, created)
  }
  return map
}

/** An entry that stays the same keeps its node; a changed one takes the most similar that is left. */
function updatedList(
  document: Document,
  list: YAMLSeq<YamlNode>,
  values: readonly Value[],
  field: Field | undefined,
): YAMLSeq {
  const entry = field?.kind === 'list' ? field.entry : undefined
  const before = list.items.map((node) => ({ node, value: valueIn(node, []) ?? '' }))
  const left = new Set(before)
  const take = (found: (typeof before)[number] | undefined) => {
    if (found) left.delete(found)
    return found?.node
  }
  const same = values.map((value) => take([...left].find((old) => isEqual(old.value, value))))
  list.items = values.map((value, index) => {
    const node = same[index] ?? take(mostSimilar(value, [...left])) ?? take(inPlace(index))
    return updated(document, node ?? null, value, entry)
  })
  return list

  function inPlace(index: number) {
    const old = before[index]
    return old && left.has(old) ? old : undefined
  }
}

function mostSimilar<Old extends { value: Value }>(value: Value, left: Old[]): Old | undefined {
  const rated = left.map((old) => ({ old, shared: sharedKeys(old.value, value) }))
  const best = rated.reduce((one, other) => (other.shared > one.shared ? other : one), {
    old: undefined as Old | undefined,
    shared: 0,
  })
  return best.old
}

const sharedKeys = (one: Value, other: Value): number =>
  isObject(one) && isObject(other)
    ? Object.keys(one).filter((key) => isEqual(one[key], other[key])).length
    : 0

const isEqual = (one: Value | undefined, other: Value | undefined): boolean =>
  isDeepStrictEqual(one, other)
