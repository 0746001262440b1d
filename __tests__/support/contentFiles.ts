import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml'

const root = join(__dirname, '../..')

/** A value in a content file, with its position. */
export interface ContentValue {
  /** For example `home.yaml`. */
  file: string
  /** For example `offers.items[1].title`; entries count from 1, as in the content check. */
  key: string
  value: unknown
  /** File and line of the value or of a character in it, for example `content/home.yaml:9`. */
  lineOf: (character?: string) => string
}

/** The YAML files of a folder; `folder` is relative to the project root. */
export const contentFiles = (folder: string): { name: string; text: string }[] =>
  readdirSync(join(root, folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') }))

/** Every text, number and boolean in a folder's YAML files. */
export function contentValues(folder: string): ContentValue[] {
  return contentFiles(folder).flatMap(({ name, text }) => {
    const lines = new LineCounter()
    const document = parseDocument(text, { lineCounter: lines })
    return [...scalarsIn(document.contents, '')].map(({ key, node }) => ({
      file: name,
      key,
      value: node.value,
      lineOf: (character = '') => {
        const [from, to] = node.range ?? [0, 0]
        const offset = from + Math.max(0, text.slice(from, to).indexOf(character))
        return `${folder}/${name}:${lines.linePos(offset).line}`
      },
    }))
  })
}

function* scalarsIn(node: unknown, key: string): Generator<{ key: string; node: Scalar }> {
  if (isScalar(node)) yield { key, node }
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* scalarsIn(item, `${key}[${index + 1}]`)
  }
  if (isMap(node)) {
    for (const pair of node.items) {
      yield* scalarsIn(pair.value, key === '' ? `${pair.key}` : `${key}.${pair.key}`)
    }
  }
}

/** Fails with one sentence per line and no stack trace, which content editors do not need. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length === 0) return
  const failure = new Error(problems.join('\n'))
  // Jest omits this entry; without it, Jest would take all lines but the first for the stack.
  failure.stack = `${failure.message}\n    at <anonymous>:1:1`
  throw failure
}
