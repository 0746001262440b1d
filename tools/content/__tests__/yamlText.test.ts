import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { type Field, fieldTrees, type ObjectField } from '../fieldTree'
import type { ContentData, Value, ValuePath } from '../value'
import { printContent, readContent, updateContent } from '../yamlText'

const root = join(__dirname, '../../..')
const sdl = readFileSync(join(root, 'content/schema.graphql'), 'utf8')
const files = [...fieldTrees(sdl)].map(([name, field]) => ({
  name,
  field,
  text: readFileSync(join(root, '__tests__/fixtures/content', name), 'utf8'),
}))

/** How many edits are tried; `YAML_EDITS=10000` for a longer run. */
const edits = Number(process.env.YAML_EDITS ?? 600)

const dataOf = (text: string): ContentData => {
  const read = readContent(text)
  if (!read.ok) throw new Error(`${read.message}\n${text}`)
  return read.data
}

const commentsIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.match(/^\s*(#.*)$/)?.[1] ?? [])

test.each(files)('$name is as it is printed, and printing keeps its data', ({ text }) => {
  expect(printContent(text)).toBe(text)
})

test('a file in another style is read, and printed with its comments', () => {
  const written =
    '\uFEFF# The office\r\n"phone":   \'+65 1\'   # by day\r\nlines:\r\n- a\r\n\r\n- "b"\r\n'
  expect(dataOf(written)).toEqual({ phone: '+65 1', lines: ['a', 'b'] })
  expect(printContent(written)).toBe(
    '# The office\n"phone": \'+65 1\' # by day\nlines:\n  - a\n\n  - "b"\n',
  )
})

test('a text that is not YAML is not printed, and reading it says why', () => {
  expect(printContent('a: "b')).toBeUndefined()
  expect(readContent('a: "b')).toEqual({
    ok: false,
    message: expect.stringContaining('never closed'),
  })
})

test.each([
  ['an anchor', 'a: &b c'],
  ['an alias', 'a: *b'],
  ['a type', 'a: !b c'],
  ['a key that is no word', '? [a]\n: b'],
  ['a list', '- a'],
  ['UTF-16', [...'a: b'].join('\0')],
])('a file with %s cannot be read', (_, text) => {
  expect(readContent(text)).toMatchObject({ ok: false })
})

test('what YAML takes for a number or a date is read as it is written, and an empty value as missing', () => {
  expect(dataOf('a: 20\nb: 2026-11-22\nc:\nd: [~, x]\n')).toEqual({
    a: '20',
    b: '2026-11-22',
    d: ['', 'x'],
  })
})

test('a new key comes where the schema has it', () => {
  const site = files.find(({ name }) => name === 'site.yaml')
  const data = dataOf(site?.text ?? '')
  const { menuLabel: _, ...without } = data
  const shorter = updateContent(site?.text ?? '', without, site?.field as ObjectField)
  const again = updateContent(shorter, data, site?.field as ObjectField)
  expect(Object.keys(dataOf(again))).toEqual(Object.keys(data))
})

test('an entry takes its comment along; one above the first entry is the list’s own', () => {
  const field = files[0]?.field as ObjectField
  const text = '# top\nlist:\n  # one\n  - a: 1st\n  # two\n  - a: 2nd\n  # three\n  - a: 3rd\n'
  expect(updateContent(text, { list: [{ a: '3rd' }, { a: '2nd' }] }, field)).toBe(
    '# top\nlist:\n  # one\n  # three\n  - a: 3rd\n  # two\n  - a: 2nd\n',
  )
})

test('a file that is not there, or cannot be read, becomes a new one', () => {
  for (const { name, field, text } of files) {
    const data = dataOf(text)
    expect({ name, data: dataOf(updateContent('', data, field)) }).toEqual({ name, data })
    expect(dataOf(updateContent(`${text}"`, data, field))).toEqual(data)
  }
})

const pieces = [
  ...[' ', '  ', ': ', ':', ' #', '#', '-', '- ', '? ', '"', "'", '\\', '\\n', '%', '@', '`', '&a'],
  ...['*a', '!x', '|', '>', '>-', '[', ']', '{', '}', ',', '{name}', '---', '...', '<<', '=', '~'],
  ...['null', 'true', 'yes', 'No', '20', '1_000', '0x1F', '1e3', '.inf', '2026-11-22', '12:30'],
  ...['\n', '\n\n', '\t', '\r', '\r\n', '\0', '\u0085', '\u00A0', '\u200B', '\u2028', '\uFEFF'],
  ...['é', '日本', '😀', '“x”', 'word', 'a longer sentence of some words', 'x'.repeat(95)],
]
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((each) => each.join('')),
  fc
    .array(fc.constantFrom('travel', 'coach,', 'x: y', '–'), { maxLength: 60 })
    .map((each) => each.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)
const anyEdit = fc.record({
  file: fc.nat(files.length - 1),
  kind: fc.constantFrom('set', 'set', 'set', 'move', 'add', 'remove'),
  at: fc.nat(10_000),
  to: fc.nat(100),
  text: anyText,
})

test(`after each of ${edits} edits a file has what was asked for, and its comments`, () => {
  let changedLines = 0
  fc.assert(
    fc.property(fc.array(anyEdit, { minLength: 5, maxLength: 5 }), (each) => {
      const texts = files.map(({ text }) => withNotes(text))
      for (const edit of each) {
        const { field } = files[edit.file] as (typeof files)[number]
        const before = texts[edit.file] ?? ''
        const { data, removed } = edited(dataOf(before), field, edit)
        const after = updateContent(before, data, field)
        expect(dataOf(after)).toEqual(data)
        expect(printContent(after)).toBe(after)
        const lost = without(commentsIn(before), commentsIn(after))
        if (!removed) expect(lost).toEqual([])
        // An entry that is removed may take the notes on its own keys along, and no more.
        expect(lost.length).toBeLessThanOrEqual(removed ?? 0)
        changedLines += without(before.split('\n'), after.split('\n')).length
        texts[edit.file] = after
      }
    }),
    { numRuns: edits / 5, seed: 23 },
  )
  expect(changedLines).toBeGreaterThan(edits / 2)
})

/** With a note before every third line. */
const withNotes = (text: string): string => {
  const lines = text.split('\n').flatMap((line, index) => {
    const isKey = /^ *(- )?[\w]+:/.test(line) && index % 3 === 0
    return isKey ? [`${line.match(/^ */)?.[0]}# note ${index}`, line] : [line]
  })
  return printContent(lines.join('\n')) ?? ''
}

const without = (all: readonly string[], some: readonly string[]): string[] => {
  const left = [...some]
  return all.filter((each) => {
    const index = left.indexOf(each)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

type Edit = { kind: string; at: number; to: number; text: string }

/** @returns the data, and how many keys an entry had that was removed */
function edited(data: ContentData, field: ObjectField, { kind, at, to, text }: Edit) {
  const spots = spotsIn(data, field, [])
  const copy = structuredClone(data)
  if (kind === 'set') {
    const texts = spots.filter(({ value }) => typeof value === 'string')
    const { path, value } = texts[at % texts.length] as Spot
    put(copy, path, at % 2 ? text : String(value).replace(' ', ` ${text} `))
    return { data: copy }
  }
  const lists = spots.filter(({ value }) => Array.isArray(value) && value.length > 1)
  const spot = lists[at % lists.length]
  if (!spot) return { data: copy }
  const entries = [...(spot.value as Value[])]
  const from = at % entries.length
  if (kind === 'move') entries.splice(to % entries.length, 0, ...entries.splice(from, 1))
  if (kind === 'add') entries.splice(to % entries.length, 0, marked(entries[from] as Value, text))
  const [gone] = kind === 'remove' ? entries.splice(from, 1) : []
  put(copy, spot.path, entries)
  return {
    data: copy,
    removed: gone === undefined ? undefined : Object.keys(gone as object).length || 1,
  }
}

const marked = (entry: Value, text: string): Value =>
  typeof entry === 'object' && !Array.isArray(entry)
    ? Object.fromEntries(
        Object.entries(entry).map(([key, value]) => [
          key,
          typeof value === 'string' ? `new ${text}` : value,
        ]),
      )
    : `new ${text}`

interface Spot {
  path: ValuePath
  value: Value
}

function spotsIn(value: Value | undefined, field: Field, path: ValuePath): Spot[] {
  if (value === undefined) return []
  const own = { path, value }
  if (field.kind === 'list' && Array.isArray(value)) {
    return [own, ...value.flatMap((each, index) => spotsIn(each, field.entry, [...path, index]))]
  }
  if (field.kind === 'object') {
    return field.fields.flatMap((inner) =>
      spotsIn((value as ContentData)[inner.key], inner, [...path, inner.key]),
    )
  }
  return [own]
}

function put(data: ContentData, path: ValuePath, value: Value): void {
  const parent = path.slice(0, -1).reduce<unknown>((inner, step) => (inner as never)[step], data)
  Object.assign(parent as object, { [path.at(-1) ?? '']: value })
}
