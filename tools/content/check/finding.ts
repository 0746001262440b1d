import { isMap, isScalar, isSeq, type Node } from 'yaml'
import { fill } from '../../../src/content/fill'
import type { ValuePath } from '../value'
import { type Rule, sentences } from './sentences'

/** A mistake in the content: where it is, the line itself, what is wrong and what to do. */
export interface Finding {
  /** The file as the reader knows it, for example `content/home.yaml`. */
  readonly file: string
  /** Counted from 1, as editors do; a finding on a whole file has no line. */
  readonly line?: number
  readonly column?: number
  /** The text of the line. */
  readonly source?: string
  readonly rule: Rule
  readonly message: string
  /** The value that it is about; without one for a file that is not YAML, and for a whole file. */
  readonly path?: ValuePath
}

/** What a sentence says of the mistake, by the words in its braces. */
export type Said = Readonly<Record<string, string | number>>

/** A mistake in a value: the rule that it breaks, and the part of the text that it is about. */
export interface Broken {
  readonly rule: Rule
  readonly said?: Said
  /** Undefined for the whole text. */
  readonly part?: string
}

/** A mistake at an offset of the file's text. */
export interface Problem extends Broken {
  readonly at: number
  /** As in a finding; of a missing key, where it would be. */
  readonly path?: ValuePath
}

/** The sentence, behind the key that it is about. */
export function messageOf({ rule, said = {}, path }: Omit<Problem, 'at'>): string {
  const sentence = fill(sentences[rule], said)
  if (!path || !/^[a-z]/.test(sentences[rule])) return sentence
  return `${path.length > 0 ? `"${keyOf(path)}"` : 'The file'} ${sentence}`
}

const longestSource = 100

/**
 * A finding as it is printed: `file:line:column: message`, and the line itself below it, with a dot
 * for each character that nobody sees.
 */
export function printed({ file, line, column, source = '', message }: Finding): string {
  if (line === undefined) return `${file}: ${message}`
  const text = source.trim().replace(/[\p{Cc}\p{Cf}]/gu, '·')
  const shown = text.length > longestSource ? `${text.slice(0, longestSource)}…` : text
  return `${file}:${line}:${column}: ${message}${shown ? `\n    ${shown}` : ''}`
}

const lineEnd = /\r\n|\n|\r/

/** Where an offset of a text is, as an editor shows it, and the line it is in. */
export function positionIn(text: string, offset: number) {
  const before = text.slice(0, offset).split(lineEnd)
  const line = before.length
  const column = (before.at(-1) ?? '').length + 1
  return { line, column, source: text.split(lineEnd)[line - 1] ?? '' }
}

/** The lines of a text, each with the offset at which it starts. */
export function linesOf(text: string): { text: string; start: number }[] {
  let start = 0
  return text.split(/(\r\n|\n|\r)/).flatMap((part, index) => {
    const from = start
    start += part.length
    return index % 2 === 0 ? [{ text: part, start: from }] : []
  })
}

/** A path as people read it, entries counted from 1: `navigation[3].label`. */
export const keyOf = (path: ValuePath): string =>
  path.reduce<string>((key, step) => {
    if (typeof step === 'number') return `${key}[${step + 1}]`
    return key === '' ? step : `${key}.${step}`
  }, '')

/** The path of the innermost value at an offset of the file; empty outside of all. */
export function pathAt(node: unknown, offset: number): ValuePath {
  if (isMap(node)) {
    const pair = node.items.find(({ value }) => holds(value, offset))
    return pair && isScalar(pair.key) ? [`${pair.key.value}`, ...pathAt(pair.value, offset)] : []
  }
  if (!isSeq(node)) return []
  const index = node.items.findIndex((item) => holds(item, offset))
  return index < 0 ? [] : [index, ...pathAt(node.items[index], offset)]
}

function holds(node: unknown, offset: number): boolean {
  const [start, end] = (node as Node | null)?.range ?? [0, 0]
  return start <= offset && offset < end
}
