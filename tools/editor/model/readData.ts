import { isAlias, isMap, isScalar, isSeq, type Node } from 'yaml'
import { hiddenCharacters, isUtf16 } from '../../content/check/characters'
import { yamlProblem } from '../../content/check/yamlErrors'
import { yamlMarks } from '../../content/check/yamlMarks'
import { contentDocument } from '../../content/contentDocument'
import type { Value } from './path'
import type { Keyed } from './value'

/** A file's values, or the sentence that says why it cannot be read. */
export type ReadResult =
  | { readonly ok: true; readonly data: Keyed }
  | { readonly ok: false; readonly message: string }

/** Why a file cannot be read, if it cannot. */
export const messageOf = (read: ReadResult | undefined): string | undefined =>
  read?.ok === false ? read.message : undefined

/** A file's text as YAML read it; offsets are those of `text`. */
export interface Reading {
  /** Without the byte order mark. */
  readonly text: string
  readonly mark: string
  /** Null if the file has nothing but comments. */
  readonly root: Node | null
  readonly data: Keyed
}

/**
 * Reads a file's text with the rules of the content check. An empty value is like a missing key, or
 * an empty text in a list; a number or a date is read as the text that was written.
 */
export function readData(text: string): ReadResult {
  const read = readText(text)
  return typeof read === 'string' ? { ok: false, message: read } : { ok: true, data: read.data }
}

/** @throws RangeError if the text cannot be read */
export function readOrThrow(text: string): Reading {
  const read = readText(text)
  if (typeof read === 'string') throw new RangeError(read)
  return read
}

/** The last texts that were read: an editor reads the same few again with every key. */
const recent = new Map<string, Reading | string>()
const mostRecent = 12

/** @returns the reading, or what is wrong with the text */
export function readText(file: string): Reading | string {
  const known = recent.get(file)
  if (known !== undefined) return known
  const read = parsed(file)
  for (const oldest of recent.keys()) if (recent.size >= mostRecent) recent.delete(oldest)
  recent.set(file, read)
  return read
}

function parsed(file: string): Reading | string {
  const mark = file.startsWith('\uFEFF') ? '\uFEFF' : ''
  const text = file.slice(mark.length)
  if (isUtf16(text)) return hiddenCharacters(text)[0]?.message ?? ''
  const document = contentDocument(text, { keepSourceTokens: true })
  const broken = yamlProblem(text, document)
  if (broken) return broken.message
  const root = document.contents
  if (root === null || (isScalar(root) && root.value === null && !root.tag && !root.anchor)) {
    return { text, mark, root: null, data: {} }
  }
  try {
    if (!isMap(root)) throw new RangeError(marksOf(root) ?? notKeyed)
    return { text, mark, root, data: valueOfNode(root, '') as Keyed }
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}

const notKeyed = 'The file must have keys, one per line, each with a colon behind it.'

/** @param path for messages, for example `offers.items[2]` */
function valueOfNode(node: Node | null, path: string): Value | undefined {
  const marks = marksOf(node)
  if (marks) throw new RangeError(path === '' ? `The file ${marks}` : `"${path}" ${marks}`)
  if (isMap<Node | null, Node | null>(node)) {
    const entries: [string, Value][] = []
    const seen = new Set<string>()
    for (const { key, value } of node.items) {
      const name = keyName(key, path)
      // Like the check, take the first of two.
      if (seen.has(name)) continue
      seen.add(name)
      const read = valueOfNode(value, path === '' ? name : `${path}.${name}`)
      if (read !== undefined) entries.push([name, read])
    }
    return Object.fromEntries(entries)
  }
  if (isSeq<Node | null>(node)) {
    return node.items.map((item, index) => valueOfNode(item, `${path}[${index + 1}]`) ?? '')
  }
  if (!isScalar(node) || node.value === null) return undefined
  const { value } = node
  return typeof value === 'string' || typeof value === 'boolean' ? value : (node.source ?? '')
}

/** @throws RangeError for a key that is no word */
export function keyName(key: unknown, path = ''): string {
  if (isScalar(key) && !marksOf(key)) return String(key.value)
  const place = path === '' ? 'The file' : `"${path}"`
  throw new RangeError(`${place} has a key that is not a plain word. Write a word and a colon.`)
}

function marksOf(node: Node | null): string | undefined {
  const marks = yamlMarks(node)
  if (marks || !node || isAlias(node)) return marks
  return node.tag
    ? "begins with !, which YAML takes for a type. Put the whole text in quotes: '…'."
    : undefined
}
