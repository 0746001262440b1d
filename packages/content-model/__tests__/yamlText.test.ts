import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { fieldTrees, type ObjectField } from '../src/fieldTree'
import type { ContentData } from '../src/values'
import { printContent, readContent, updateContent } from '../src/yamlText'

const root = join(__dirname, '../../..')
const sdl = readFileSync(join(root, 'content/schema.graphql'), 'utf8')
const files = [...fieldTrees(sdl)].map(([name, field]) => ({
  name,
  field,
  text: readFileSync(join(root, '__tests__/fixtures/content', name), 'utf8'),
}))

/** Any: it only gives new keys their order. */
const field = files[0]?.field as ObjectField

const dataOf = (text: string): ContentData => {
  const read = readContent(text)
  if (!read.ok) throw new Error(`${read.message}\n${text}`)
  return read.data
}

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
  expect(readContent('- a')).toMatchObject({ ok: false })
})

test('what YAML takes for a number or a date is read as it is written, and an empty value as missing', () => {
  expect(dataOf('a: 20\nb: 2026-11-22\nc:\nd: [~, x]\n')).toEqual({
    a: '20',
    b: '2026-11-22',
    d: ['', 'x'],
  })
})

test.each(['a \nb', 'a\n b', ' a', 'Please note:\nno a', '-\na'])(
  '%j is saved as it was typed',
  (a) => {
    for (const text of ['a: x\n', "a: 'x'\n"]) {
      expect(dataOf(updateContent(text, { a }, field))).toEqual({ a })
    }
  },
)

test('a new key comes where the schema has it', () => {
  const site = files.find(({ name }) => name === 'site.yaml')
  const data = dataOf(site?.text ?? '')
  const { navigationLabel: _, ...without } = data
  const shorter = updateContent(site?.text ?? '', without, site?.field as ObjectField)
  expect(dataOf(shorter)).toEqual(without)
  const again = updateContent(shorter, data, site?.field as ObjectField)
  expect(Object.keys(dataOf(again))).toEqual(Object.keys(data))
})

test('an entry takes its comment along; one above the first entry is the list’s own', () => {
  const text = '# top\nlist:\n  # one\n  - a: 1st\n  # two\n  - a: 2nd\n  # three\n  - a: 3rd\n'
  const withEntries = (...entries: string[]) =>
    updateContent(text, { list: entries.map((a) => ({ a })) }, field)
  expect(withEntries('3rd', '2nd')).toBe(
    '# top\nlist:\n  # one\n  # three\n  - a: 3rd\n  # two\n  - a: 2nd\n',
  )
  expect(withEntries('1st', 'other', '3rd')).toContain('  # two\n  - a: other\n')
  expect(withEntries('1st', '3rd', 'new')).not.toContain('# two')
  expect(withEntries('2nd', '2nd').match(/# two/g)).toHaveLength(1)
})

test('an entry that moves and changes takes its comment along', () => {
  const text = 'list:\n  - a: one\n    b: x\n  # two\n  - a: two\n    b: y\n'
  const list = [
    { a: 'two', b: 'z' },
    { a: 'one', b: 'x' },
  ]
  const moved = 'list:\n  # two\n  - a: two\n    b: z\n  - a: one\n    b: x\n'
  expect(updateContent(text, { list }, field)).toBe(moved)
})

test('of two entries that change, each keeps the comment of the one that it is most like', () => {
  const text = '# All\nlist:\n  # one\n  - a: 1st\n    b: x\n  # two\n  - a: 2nd\n    b: x\n'
  const list = [
    { a: '2nd', b: 'x', c: 'y' },
    { a: '1st', b: 'x', c: 'y' },
  ]
  const updated = updateContent(text, { list }, field)
  expect(updated).toContain('  # two\n  - a: 2nd\n')
})

test('a file of Windows keeps its line ends', () => {
  const updated = updateContent('# top\r\na: x\r\nb: y\r\n', { a: 'z', b: 'y' }, field)
  expect(updated).toBe('# top\r\na: z\r\nb: y\r\n')
})

test('an empty value stays in the file, with its comment', () => {
  expect(updateContent('a: x\n# Later\nb:\n', { a: 'z' }, field)).toBe('a: z\n# Later\nb:\n')
})

test('a comment beside an empty group stays when the group is filled', () => {
  const filled = updateContent('seo: # for search\nb: x\n', { seo: { title: 'A' }, b: 'x' }, field)
  expect(filled).toContain('# for search')
})

test('a list or a group that was empty is filled below its key', () => {
  const data = { list: [{ a: 'x, y' }], group: { b: 'z' } }
  expect(updateContent('list: []\ngroup: {}\n', data, field)).toBe(
    'list:\n  - a: x, y\ngroup:\n  b: z\n',
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
  [' ', '  ', ': ', ':', ' #', '#', '-', '- ', '? ', '"', "'", '\\', '\\n', '%', '@', '`', '&a'],
  ['*a', '!x', '|', '>', '>-', '[', ']', '{', '}', ',', '{name}', '---', '...', '<<', '=', '~'],
  ['null', 'true', 'yes', 'No', '20', '1_000', '0x1F', '1e3', '.inf', '2026-11-22', '12:30'],
  ['\n', '\n\n', '\t', '\r', '\r\n', '\0', '\u0085', '\u00A0', '\u200B', '\u2028', '\uFEFF'],
  ['é', '日本', '😀', '“x”', 'word', 'a longer sentence of some words', 'x'.repeat(95)],
].flat()
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((each) => each.join('')),
  fc
    .array(fc.constantFrom('travel', 'coach,', 'x: y', '–'), { maxLength: 60 })
    .map((each) => each.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)
const noted = `# note 0
title: Travel
# note 1
lines:
  - A coach
  - A guide
# note 2
items:
  - name: Rates
    text: "# 1"
  - name: Service
    text: Day and night
`
// A file with this character cannot be read.
const text = anyText.map((each) => each.replaceAll('\uFFFD', ''))
const anyData = fc.record({
  title: text,
  lines: fc.array(text, { maxLength: 3 }),
  items: fc.array(fc.record({ name: text, text }), { maxLength: 3 }),
})

test('whatever is written into a file, it has that, and the comments above its keys', () => {
  const write = (before: string, data: ContentData): string => {
    const after = updateContent(before, data, field)
    expect(dataOf(after)).toEqual(data)
    expect(printContent(after)).toBe(after)
    expect(after.match(/# note .*$/gm)).toEqual(['# note 0', '# note 1', '# note 2'])
    return after
  }
  fc.assert(
    fc.property(fc.array(anyData, { minLength: 3, maxLength: 3 }), (all) => {
      all.reduce(write, noted)
    }),
    { numRuns: 100, seed: 23 },
  )
})
