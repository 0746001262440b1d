import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { messageOf, positionIn } from './check/finding'
import { isEmpty, unreadable } from './check/syntax'
import { parsedContent } from './contentDocument'
import type { Field, ObjectField } from './fieldTree'
import type { ContentData, Value } from './values'

type YamlNode = Node | null

/** In characters; `yaml` folds longer lines. */
const lineWidth = 100

/** Formats a content file as it is committed, with its comments; undefined if it is not YAML. */
export function printContent(text: string): string | undefined {
  const document = parsedContent(text)
  return document.errors.length > 0 ? undefined : document.toString({ lineWidth })
}

export type ReadContent =
  | { readonly ok: true; readonly data: ContentData }
  | { readonly ok: false; readonly message: string }

/**
 * Parses a content file as the check does. An empty value counts as a missing key or, in a list, as
 * an empty text; a number or a date is the text that was typed.
 */
export function readContent(text: string): ReadContent {
  const document = documentOfTexts(text)
  const first = unreadable(text, document)
  if (first) {
    const { line } = positionIn(text, first.at)
    return { ok: false, message: `Line ${line}: ${messageOf(first)}` }
  }
  const data = valueIn(document.contents, document) ?? {}
  if (isObject(data)) return { ok: true, data }
  return { ok: false, message: 'The file must have keys, one per line, each with a colon.' }
}

function documentOfTexts(text: string): Document.Parsed {
  const document = parsedContent(text)
  visit(document, {
    Scalar(_key, node) {
      const { value } = node
      if (typeof value === 'number' || value instanceof Date) node.value = node.source
    },
  })
  return document
}

/** Returns a node's values without empty ones; in a list, an empty value is an empty text. */
const valueIn = (node: YamlNode, document: Document): Value | undefined =>
  node?.toJS(document, {
    reviver(this: unknown, _key, value) {
      return value ?? (Array.isArray(this) ? '' : undefined)
    },
  })

const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)
const isObject = (value: Value | undefined): value is ContentData =>
  typeof value === 'object' && !isList(value)

/**
 * Returns a file's text with other values, formatted as by `printContent` but with the file's own
 * line ends. What does not change keeps its comments and quotes; a list entry that moves takes its
 * comments along.
 *
 * @param text the file's text; an unreadable or empty one is replaced
 * @param field the file's field tree, which has the order of new keys
 */
export function updateContent(text: string, data: ContentData, field: ObjectField): string {
  const document = readContent(text).ok ? documentOfTexts(text) : new Document<Node>({})
  document.contents = updated(document, document.contents, data, field)
  const printed = document.toString({ lineWidth })
  return text.includes('\r\n') ? printed.replaceAll('\n', '\r\n') : printed
}

function updated(document: Document, node: YamlNode, value: Value, field: Field | undefined): Node {
  if (isObject(value) && isMap<Node, YamlNode>(node))
    return updatedMap(document, node, value, field)
  if (isList(value) && isSeq<YamlNode>(node)) return updatedList(document, node, value, field)
  if (isScalar(node) && typeof value !== 'object') {
    if (node.value === value) return node
    node.value = value
    // `yaml` loses such spaces when it folds a text, and does not quote these signs at a line's end.
    if (typeof value === 'string' && /[ \t:]\n|\n[ \t]|^\s|^[-?]\n/.test(value))
      node.type = 'QUOTE_DOUBLE'
    return node
  }
  // Keeps the comments beside a node that is replaced, such as an empty group.
  const { commentBefore, comment, spaceBefore } = node ?? {}
  return Object.assign(document.createNode(value), { commentBefore, comment, spaceBefore })
}

function updatedMap(
  document: Document,
  map: YAMLMap<Node, YamlNode>,
  data: ContentData,
  field: Field | undefined,
): YAMLMap {
  const fields = field?.kind === 'object' ? field.fields : []
  // An empty `{}` is filled below its key, like the rest.
  if (map.items.length === 0 && Object.keys(data).length > 0) map.flow = false
  const nameOf = ({ key }: Pair<Node, YamlNode>) => String(key)
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

/** An unchanged entry keeps its node; a changed one takes the most similar node that is left. */
function updatedList(
  document: Document,
  list: YAMLSeq<YamlNode>,
  values: readonly Value[],
  field: Field | undefined,
): YAMLSeq {
  const entry = field?.kind === 'list' ? field.entry : undefined
  if (list.items.length === 0 && values.length > 0) list.flow = false
  const before = list.items.map((node) => ({ node, value: valueIn(node, document) ?? '' }))
  const left = new Set(before)
  const take = (found: (typeof before)[number] | undefined) => {
    if (found) left.delete(found)
    return found?.node
  }
  const same = values.map((value) =>
    take([...left].find((old) => isDeepStrictEqual(old.value, value))),
  )
  list.items = values.map((value, index) => {
    const inPlace = () => take([...left].find((old) => old === before[index]))
    const node = same[index] ?? take(mostSimilar(value, [...left])) ?? inPlace()
    return updated(document, node ?? null, value, entry)
  })
  return list
}

function mostSimilar<Old extends { value: Value }>(value: Value, left: Old[]): Old | undefined {
  const rated = left.map((old) => ({ old, shared: sharedKeys(old.value, value) }))
  const [best] = rated.toSorted((one, other) => other.shared - one.shared)
  return best?.shared ? best.old : undefined
}

const sharedKeys = (one: Value, other: Value): number =>
  isObject(one) && isObject(other)
    ? Object.keys(one).filter((key) => isDeepStrictEqual(one[key], other[key])).length
    : 0
