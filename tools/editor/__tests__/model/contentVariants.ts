import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { Composer, type Document, Parser } from 'yaml'
import { fixtureFolder } from '../../../../__tests__/fixtures/content'
import { type Data, isSame } from './randomEdits'

/** The same files and edits in every run; EDIT_SEED tries others. */
export const seed = Number(process.env.EDIT_SEED || 20261122)

/** A text as `yaml` reads it, without the editor's code. */
export interface Witness {
  text: string
  document: Document.Parsed
  data: Data
  comments: { source: string; offset: number }[]
}

/** @throws Error if the text is not YAML */
export function witness(text: string): Witness {
  const tokens = [...new Parser().parse(text)]
  const [document, ...others] = [...new Composer({ prettyErrors: false }).compose(tokens, true)]
  if (!document || others.length > 0 || document.errors.length > 0) {
    throw new Error(`Not YAML: ${document?.errors[0]?.message}`)
  }
  return { text, document, data: withoutNull(document.toJS() ?? {}), comments: commentsOf(tokens) }
}

function withoutNull(value: unknown): Data {
  if (Array.isArray(value)) return value.map(withoutNull)
  if (typeof value !== 'object' || value === null) return (value ?? '') as Data
  const kept = Object.entries(value).filter(([, own]) => own !== null)
  return Object.fromEntries(kept.map(([key, own]) => [key, withoutNull(own)]))
}

type Token = { type?: string; source: string; offset: number } & { [key: string]: unknown }

function commentsOf(tokens: object, found: Witness['comments'] = []): Witness['comments'] {
  const token = tokens as Token
  if (token.type === 'comment') found.push(token)
  for (const key in token) {
    const child = token[key]
    if (typeof child === 'object' && child !== null) commentsOf(child, found)
  }
  return found
}

/** Ways to write that the real files do not have, but may. */
const extras = `# Other ways to write.
top: &none
extras:
  flow: [one, "two, three", four]   # a flow list
  several: [one, # the first
    two]
  pairs: {label: One, path: /one/}
  pair list:
    - {label: One, path: /one/}
    - { label: Two, path: /two/ } # the second
  nothing: []
  none: {}
  indentless:
  - alpha
  # about beta
  - beta

  - gamma   # with a comment
  literal: | # kept as it is
    First line
    second line
  kept: >+
    folded

  single: 'it''s' # quoted
  wrapped: plain text
    over two lines
  spread: "quoted text
    over two lines"
  empty: # nothing yet
  below:
    a text in the line below
  entries:
    - first: 1st
      # about the second
      second: 2nd
    -
      first: on a line of its own
      deep:
        deeper:
          # about the deepest
          deepest: text
    - >-
      a folded entry of a list, long enough that it has
      several lines
    # after the last
  "quoted key": yes it is
last: text
`.replace('top: &none\n', '')

const files = ['site', 'home', 'about', 'contact'].map((name) =>
  readFileSync(join(fixtureFolder, `${name}.yaml`), 'utf8'),
)

interface Source {
  lines: string[]
  /** Where a comment can be: the line that it is put above, or behind, and its indentation. */
  gaps: { line: number; indent: number | 'behind' }[]
}

const sources: Source[] = [...files, extras].map((text) => {
  const lines = text.trimEnd().split('\n')
  const { data, comments } = witness(text)
  const every = lines.length > 100 ? 10 : 1
  const gaps = lines.flatMap((_, line) =>
    line % every > 0 ? [] : ([0, 2, 4, 6, 'behind'] as const).map((indent) => ({ line, indent })),
  )
  const isFree = (gap: Source['gaps'][number]) => {
    try {
      const read = witness(withComments(lines, [{ ...gap, text: '# x' }]).join('\n'))
      return read.comments.length > comments.length && isSame(read.data, data)
    } catch {
      return false
    }
  }
  return { lines, gaps: gaps.filter(isFree) }
})

const short = sources.filter(({ lines }) => lines.length < 100)

type Comment = Source['gaps'][number] & { text: string }

function withComments(lines: readonly string[], comments: readonly Comment[]): string[] {
  return lines.flatMap((line, index) => {
    const own = comments.filter((comment) => comment.line === index)
    const behind = own.find(({ indent }) => indent === 'behind')
    const above = own.filter(({ indent }) => indent !== 'behind')
    return [
      ...above.map(({ indent, text }) => ' '.repeat(Number(indent)) + text),
      behind ? `${line} ${behind.text}` : line,
    ]
  })
}

/** The content files as people leave them: comments anywhere, line ends of Windows, no last one. */
export const anyFile: fc.Arbitrary<string> = fc
  .record({
    // The long one takes as long as six others, so it is one of 17.
    source: fc.constantFrom(...sources, ...short, ...short, ...short),
    comments: fc.array(fc.nat(10_000), { maxLength: 8 }),
    lineEnd: fc.constantFrom('\n', '\n', '\r\n', 'mixed'),
    mark: fc.constantFrom('', '', '\uFEFF'),
    isClosed: fc.boolean(),
  })
  .map(({ source, comments, lineEnd, mark, isClosed }) => {
    const { lines, gaps } = source
    const added = comments.flatMap((seed, index): Comment[] => {
      const gap = gaps[seed % gaps.length]
      return gap ? [{ ...gap, text: `# note ${index}:\ta "comment"` }] : []
    })
    const all = withComments(lines, added)
    const endOf = (index: number) =>
      lineEnd !== 'mixed' ? lineEnd : (index * 7 + comments.length) % 3 === 0 ? '\r\n' : '\n'
    return (
      mark +
      all
        .map((line, index) => (index < all.length - 1 || isClosed ? line + endOf(index) : line))
        .join('')
    )
  })
