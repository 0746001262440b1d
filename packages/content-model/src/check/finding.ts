import { withCodes } from '../characters'
import { keyOf, type ValuePath } from '../values'
import { type Rule, sentences } from './sentences'

/** A mistake in the content: its position, its line, what is wrong and what to do. */
export interface Finding {
  /** The file as people know it, such as `content/home.yaml`. */
  readonly file: string
  /** Counted from 1; undefined for a whole file. */
  readonly line?: number
  readonly column?: number
  readonly source?: string
  readonly rule: Rule
  readonly message: string
  /** The value that it is about; undefined if the file is not YAML, and for a whole file. */
  readonly path?: ValuePath
}

export interface Broken {
  readonly rule: Rule
  /** Values for the placeholders of the rule's sentence. */
  readonly said?: Readonly<Record<string, string | number>>
  /** Undefined for the whole text. */
  readonly part?: string
}

export interface Problem extends Broken {
  readonly at: number
  /** As in a finding; for a missing key, where it would be. */
  readonly path?: ValuePath
}

/** Returns the sentence, after the key that it is about; invisible characters become codes. */
export function messageOf({ rule, said = {}, path }: Omit<Problem, 'at'>): string {
  const sentence = sentences[rule].replace(/\{(\w+)\}/g, (word, name) => `${said[name] ?? word}`)
  if (!path || !/^[a-z]/.test(sentences[rule])) return withCodes(sentence)
  return withCodes(`${path.length > 0 ? `"${keyOf(path)}"` : 'The file'} ${sentence}`)
}

const maxSourceLength = 100

/** Formats a finding as `file:line:column: message`, with the line itself below it. */
export function printed(finding: Omit<Finding, 'rule'>): string {
  const { file, line, column, source = '', message } = finding
  if (line === undefined) return `${withCodes(file)}: ${message}`
  const text = withCodes(source.replace(/\r$/, '')).trim()
  const shown = text.length > maxSourceLength ? `${text.slice(0, maxSourceLength)}…` : text
  return `${file}:${line}:${column}: ${message}${shown ? `\n    ${shown}` : ''}`
}

/** Returns the line and the column of an offset, counted from 1, and the text of the line. */
export function positionIn(text: string, offset: number) {
  const before = text.slice(0, offset).split('\n')
  const line = before.length
  const column = (before.at(-1) ?? '').length + 1
  return { line, column, source: text.split('\n')[line - 1] ?? '' }
}
