import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { fieldTrees, type ObjectField } from '../src/fieldTree'
import type { ContentData, Value } from '../src/values'
import { printContent, readContent, updateContent } from '../src/yamlText'

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

const commentsIn = (text: string): string[] => text.match(/(?<=^ *)#.*$/gm) ?? []

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

test('a key is read, and printed, without what nobody sees', () => {
  const written = 'a\u00A0: b\n\uFEFFc: d\ng\u00ADh: i\n'
  expect(dataOf(written)).toEqual({ a: 'b', c: 'd', gh: 'i' })
  expect(printContent(written)).toBe('a: b\nc: d\ngh: i\n')
})

test('a text that is not YAML is not printed, and reading it says where and why', () => {
  const text = '# Ours\na: "b'
  expect(printContent(text)).toBeUndefined()
  const message = expect.stringMatching(/^Line 2: .*never closed/)
  expect(readContent(text)).toEqual({ ok: false, message })
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
  const withEntries = (...entries: string[]) =>
    updateContent(text, { list: entries.map((a) => ({ a })) }, field)
  expect(withEntries('3rd', '2nd')).toBe(
    '# top\nlist:\n  # one\n  # three\n  - a: 3rd\n  # two\n  - a: 2nd\n',
  )
  expect(withEntries('1st', 'other', '3rd')).toContain('  # two\n  - a: other\n')
  expect(withEntries('1st', '3rd', 'new')).not.toContain('# two')
})

test('a comment beside an empty group stays when the group is filled', () => {
  const field = files[0]?.field as ObjectField
  const filled = updateContent('seo: # for search\nb: x\n', { seo: { title: 'A' }, b: 'x' }, field)
  expect(filled).toContain('# for search')
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
  // No file with this sign can be read.
  text: anyText.map((each) => each.replaceAll('\uFFFD', '')),
})

test(`after each of ${edits} edits a file has what was asked for, and its comments`, () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { minLength: 5, maxLength: 5 }), (each) => {
      const texts = files.map(({ text }) => withNotes(text))
      for (const edit of each) {
        const { field } = files[edit.file] as (typeof files)[number]
        const before = texts[edit.file] ?? ''
        const { data, removed } = edited(dataOf(before), edit)
        const after = updateContent(before, data, field)
        expect(dataOf(after)).toEqual(data)
        expect(printContent(after)).toBe(after)
        const left = commentsIn(after)
        const lost = commentsIn(before).filter((comment) => !left.includes(comment))
        // An entry that is removed may take the notes on its own keys along, and no more.
        expect(lost.slice(removed)).toEqual([])
        texts[edit.file] = after
      }
    }),
    { numRuns: edits / 5, seed: 23 },
  )
})

/** With a note before every third line. */
const withNotes = (text: string): string => {
  const lines = text.split('\n').flatMap((line, index) => {
    const isKey = /^ *(- )?[\w]+:/.test(line) && index % 3 === 0
    return isKey ? [`${line.match(/^ */)?.[0]}# note ${index}`, line] : [line]
  })
  return printContent(lines.join('\n')) ?? ''
}

type Edit = { kind: string; at: number; to: number; text: string }

/** @returns the data, and how many keys an entry had that was removed */
function edited(before: ContentData, { kind, at, to, text }: Edit) {
  const data = structuredClone(before)
  const spots = spotsIn(data)
  if (kind === 'set') {
    const texts = spots.filter(({ value }) => typeof value === 'string')
    const { holder, key, value } = texts[at % texts.length] as Spot
    holder[key] = at % 2 ? text : String(value).replace(' ', ` ${text} `)
    return { data, removed: 0 }
  }
  const lists = spots.flatMap(({ value }) => (Array.isArray(value) && value[1] ? [value] : []))
  const entries: Value[] | undefined = lists[at % lists.length]
  if (!entries) return { data, removed: 0 }
  const [from, position] = [at % entries.length, to % entries.length]
  const moved = kind === 'add' ? [newLike(entries[from], text)] : entries.splice(from, 1)
  if (kind !== 'remove') entries.splice(position, 0, ...moved)
  const keys = moved.flatMap((entry) => (typeof entry === 'object' ? Object.keys(entry) : ['']))
  return { data, removed: kind === 'remove' ? keys.length : 0 }
}

const newLike = (entry: Value | undefined, text: string): Value =>
  JSON.parse(JSON.stringify(entry), (_key, value) =>
    typeof value === 'string' ? `new ${text}` : value,
  )

interface Spot {
  /** The object or list that has the value. */
  holder: Record<string, Value>
  key: string
  value: Value
}

/** Each value in an object or a list, at any depth. */
const spotsIn = (holder: object): Spot[] =>
  Object.entries(holder).flatMap(([key, value]) => [
    { holder: holder as Spot['holder'], key, value },
    ...(typeof value === 'object' ? spotsIn(value) : []),
  ])
