import { withCodes } from '../characters'
import { keyOf, type ValuePath } from '../values'
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

/** A mistake in a value: the rule that it breaks, and the part of the text that it is about. */
export interface Broken {
  readonly rule: Rule
  /** The values of the sentence, by the words in its braces. */
  readonly said?: Readonly<Record<string, string | number>>
  /** Undefined for the whole text. */
  readonly part?: string
}

/** A mistake at an offset of the file's text. */
export interface Problem extends Broken {
  readonly at: number
  /** As in a finding; of a missing key, where it would be. */
  readonly path?: ValuePath
}

/** The sentence, behind the key that it is about, with the codes of what nobody sees. */
export function messageOf({ rule, said = {}, path }: Omit<Problem, 'at'>): string {
  const sentence = sentences[rule].replace(/\{(\w+)\}/g, (word, name) => `${said[name] ?? word}`)
  if (!path || !/^[a-z]/.test(sentences[rule])) return withCodes(sentence)
  return withCodes(`${path.length > 0 ? `"${keyOf(path)}"` : 'The file'} ${sentence}`)
}

const maxSourceLength = 100

/** A finding as it is printed: `file:line:column: message`, and the line itself below it. */
export function printed({ file, line, column, source = '', message }: Finding): string {
  if (line === undefined) return `${withCodes(file)}: ${message}`
  const text = withCodes(source.replace(/\r$/, '')).trim()
  const shown = text.length > maxSourceLength ? `${text.slice(0, maxSourceLength)}…` : text
  return `${file}:${line}:${column}: ${message}${shown ? `\n    ${shown}` : ''}`
}

/** Where an offset of a text is, as an editor shows it, and the line it is in. */
export function positionIn(text: string, offset: number) {
  const before = text.slice(0, offset).split('\n')
  const line = before.length
  const column = (before.at(-1) ?? '').length + 1
  return { line, column, source: text.split('\n')[line - 1] ?? '' }
}
