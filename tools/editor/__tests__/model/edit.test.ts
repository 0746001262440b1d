import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixtureFolder } from '../../../../__tests__/fixtures/content'
import { applyEdit, type Edit, readData } from '../../model/edit'
import type { Path, Value } from '../../model/path'

const set = (path: Path, value: Value): Edit => ({ kind: 'set', path, value })
const long =
  'You sell the journey and we run it on the ground, from the airport to the last transfer, day and night.'

test.each<[string, string, Value, string]>([
  ['plain stays plain', 'a: old # note', 'new', 'a: new # note'],
  [
    'plain keeps a plus, an inner colon and an apostrophe',
    'a: old',
    "20+ 24:7 it's",
    "a: 20+ 24:7 it's",
  ],
  ['double quotes stay', 'a: "old" # note', 'new', 'a: "new" # note'],
  ['single quotes stay', "a: 'old'", "it's", "a: 'it''s'"],
  ['single quotes cannot have a line break', "a: 'old'", 'b\nc', 'a: "b\\nc"'],
  ['empty quotes are no style', 'a: ""', 'new', 'a: new'],
  ['nothing gets a text before its comment', 'a: # note', 'new', 'a: new # note'],
  ['a colon and a space need quotes', 'a: old', 'b: c', 'a: "b: c"'],
  ['a colon at the end needs quotes', 'a: old', 'b:', 'a: "b:"'],
  ['a number sign after a space needs quotes', 'a: old', 'b #c', 'a: "b #c"'],
  ['a placeholder at the start needs quotes', 'a: old', '{b} c', 'a: "{b} c"'],
  ['a word for true or false needs quotes', 'a: old', 'Yes', 'a: "Yes"'],
  ['null needs quotes', 'a: old', 'null', 'a: "null"'],
  ['a number needs quotes', 'a: old', '20', 'a: "20"'],
  ['a date needs quotes', 'a: old', '2026-11-22', 'a: "2026-11-22"'],
  ['a number of older YAML needs quotes', 'a: old', '12:30', 'a: "12:30"'],
  ['a dash at the start needs quotes', 'a: old', '- b', 'a: "- b"'],
  ['spaces at the end need quotes', 'a: old', 'b ', 'a: "b "'],
  ['nothing needs quotes', 'a: old', '', 'a: ""'],
  ['a backslash and quotes', 'a: "old"', '\\ "b"', 'a: "\\\\ \\"b\\""'],
  ['a tab and a carriage return are escaped', 'a: old', 'b\tc\r', 'a: "b\\tc\\r"'],
  [
    'what nobody sees stays for the check to find',
    'a: old',
    'b\u200Bc\u2028',
    'a: "b\u200Bc\u2028"',
  ],
  ['lines become a block', 'a: old # note', 'b\nc', 'a: |- # note\n  b\n  c'],
  ['a literal block stays', 'a: |- # note\n  old', 'b\n\nc', 'a: |- # note\n  b\n\n  c'],
  ['a literal block keeps its last line break', 'a: |\n  old\n', 'new\n', 'a: |\n  new\n'],
  [
    'a folded block stays, with its indentation',
    'a: >-\n    old\n    text',
    'new text',
    'a: >-\n    new\n    text',
  ],
  ['a folded block can be emptied', 'a: >-\n  old', '', 'a: ""'],
  [
    'a long text becomes a folded block',
    'a: old # note',
    long,
    `a: >- # note\n  ${long.slice(0, 88)}\n  ${long.slice(89)}`,
  ],
  ['a long text in double quotes stays there', 'a: "old"', long, `a: "${long}"`],
  [
    'a long placeholder text is folded',
    'a: old',
    `{b} ${long}`,
    `a: >-\n  {b} ${long.slice(0, 78)}\n  ${long.slice(79)}`,
  ],
  [
    'lines above and below a change are kept',
    'a: >-\n  one two\n  three four\n  five six',
    'one two three 4 five six',
    'a: >-\n  one two\n  three 4\n  five six',
  ],
  [
    'words at the end join the last line',
    'a: >-\n  one\n  two',
    'one two three',
    'a: >-\n  one\n  two three',
  ],
  ['paragraphs of a folded block', 'a: >-\n  old', 'b\nc', 'a: >-\n  b\n\n  c'],
  ['true', 'a: false # note', true, 'a: true # note'],
  ['true for a text', 'a: >-\n  old\nb: c', true, 'a: true\nb: c'],
  ['a text that is a number in the file', 'a: 20', '20', 'a: "20"'],
  ['a plain text over two lines', 'a: old\n  text # note', 'new', 'a: new # note'],
  ['a text in the line below', 'a: # note\n  old', 'new', 'a: # note\n  new'],
  ['in a flow list', 'a: [old, b] # note', 'x', 'a: x # note'],
  [
    'a list for a text',
    'a: old # note\nb: c',
    ['x', { y: 'z', t: true }],
    'a: # note\n  - x\n  - y: z\n    t: true\nb: c',
  ],
  [
    'a text for a list keeps its comments',
    'a: # one\n  - x # two\nb: c',
    'y',
    'a: y # two\n# one\nb: c',
  ],
  [
    'a comment that would become a part of a block',
    'a: old\n    # deep\nb: c',
    long,
    `a: ${long}\n    # deep\nb: c`,
  ],
])('sets: %s', (_, before, value, after) => {
  expect(applyEdit(before, set(['a'], value))).toBe(after)
})

test.each<[string, string, Edit, string, string[]?]>([
  [
    'adds a key below the one before it',
    'a: 1st\n# about c\nc: 3rd',
    set(['b'], 'x'),
    'a: 1st\nb: x\n# about c\nc: 3rd',
    ['a', 'b', 'c'],
  ],
  [
    'adds the first key above the comment of the next',
    'x:\n  # about b\n  b: 2nd',
    set(['x', 'a'], 'x'),
    'x:\n  a: x\n  # about b\n  b: 2nd',
    ['a', 'b'],
  ],
  [
    'adds the first key behind the dash',
    'x:\n  - b: 2nd',
    set(['x', 0, 'a'], 'x'),
    'x:\n  - a: x\n    b: 2nd',
    ['a', 'b'],
  ],
  ['adds a key that the order does not name last', 'a: 1st', set(['z'], true), 'a: 1st\nz: true'],
  ['adds the first key of a file', '# a file', set(['a'], 'x'), '# a file\na: x'],
  ['opens {}', 'a: {b: c} # note', set(['a', 'd'], 'x'), 'a: # note\n  b: c\n  d: x'],
  [
    'removes a key with its own comment',
    'a: x\n# above\nb: y # own\n# below\nc: z',
    { kind: 'remove', path: ['b'] },
    'a: x\n# above\n# below\nc: z',
  ],
  [
    'removes the key behind the dash',
    'x:\n  - a: 1st # own\n    b: 2nd',
    { kind: 'remove', path: ['x', 0, 'a'] },
    'x:\n  - b: 2nd',
  ],
  [
    'removes the only key',
    'x:\n  a: 1st\ny: z',
    { kind: 'remove', path: ['x', 'a'] },
    'x: {}\ny: z',
  ],
  [
    'removes the last line, which has no end',
    'a: x\r\nb: y',
    { kind: 'remove', path: ['b'] },
    'a: x',
  ],
  [
    'inserts at the start, above a comment',
    'a:\n  # about b\n  - b',
    { kind: 'insert', path: ['a'], index: 0, value: 'x' },
    'a:\n  - x\n  # about b\n  - b',
  ],
  [
    'inserts at the end, before what follows',
    'a:\n- b # own\n# after\n\nc: d',
    { kind: 'insert', path: ['a'], index: 1, value: { k: 'v', l: '' } },
    'a:\n- b # own\n- k: v\n  l: ""\n# after\n\nc: d',
  ],
  [
    'inserts below the last line, which has no end',
    'a:\r\n  - b',
    { kind: 'insert', path: ['a'], index: 1, value: 'x' },
    'a:\r\n  - b\r\n  - x',
  ],
  [
    'inserts into []',
    'a: [] # note\nb: c',
    { kind: 'insert', path: ['a'], index: 0, value: 'x' },
    'a: # note\n  - x\nb: c',
  ],
  [
    'inserts where nothing is yet',
    'a: # note',
    { kind: 'insert', path: ['a'], index: 0, value: 'x' },
    'a: # note\n  - x',
  ],
  [
    'opens []',
    'a: ["b", c] # note',
    { kind: 'insert', path: ['a'], index: 1, value: 'x' },
    'a: # note\n  - b\n  - x\n  - c',
  ],
  [
    'deletes an entry',
    'a:\n  - b\n  # about c\n  - c: 1\n    d: 2\n  - e',
    { kind: 'delete', path: ['a'], index: 1 },
    'a:\n  - b\n  # about c\n  - e',
  ],
  [
    'deletes the only entry',
    'a: # note\n  - b\n  # after\nc: d',
    { kind: 'delete', path: ['a'], index: 0 },
    'a: [] # note\n  # after\nc: d',
  ],
  [
    'moves an entry with its comment',
    'a:\n  - b\n\n  # about c\n  - c: "1"\n    d: x # own\n# next\ne: f',
    { kind: 'move', path: ['a'], from: 1, to: 0 },
    'a:\n  # about c\n  - c: "1"\n    d: x # own\n\n  - b\n# next\ne: f',
  ],
  [
    'moves the last entry, which has no line end',
    'a:\n- b\n- c',
    { kind: 'move', path: ['a'], from: 1, to: 0 },
    'a:\n- c\n- b',
  ],
  [
    'changes only what differs in a list',
    "a:\n  - b # own\n  - 'c'\n  # about d\n  - d",
    set(['a'], ['x', 'b', 'd']),
    'a:\n  - x\n  - b # own\n  # about d\n  - d',
  ],
])('%s', (_, before, edit, after, ...[keyOrder]) => {
  expect(applyEdit(before, edit, keyOrder)).toBe(after)
})

test('wraps as wide as the file does, at most 100 columns', () => {
  const wide = `# ${'x'.repeat(200)}\nwide: ${'x'.repeat(150)}\na: old`
  const [, , head, first = ''] = applyEdit(wide, set(['a'], long)).split('\n')
  expect([head, first.length]).toEqual(['a: >-', 98])
})

test('the byte order mark stays', () => {
  expect(applyEdit('\uFEFFa: old\r\n', set(['a'], 'b\nc'))).toBe('\uFEFFa: |-\r\n  b\r\n  c\r\n')
})

test.each<[string, Edit, RegExp]>([
  ['a: b', set(['x', 'y'], 'z'), /no place "x"/],
  ['a: b', set(['a', 0], 'z'), /no place/],
  ['a: [b]', set(['a', 1], 'z'), /no place "a.1"/],
  ['a: b', { kind: 'remove', path: ['x'] }, /no place "x"/],
  ['a: [b]', { kind: 'insert', path: ['a'], index: 2, value: 'x' }, /no place/],
  ['a: [b]', { kind: 'delete', path: ['a'], index: 1 }, /no place/],
  ['a: [b]', { kind: 'move', path: ['a'], from: 0, to: 1 }, /no place/],
  ['a: b', { kind: 'insert', path: ['a'], index: 0, value: 'x' }, /no place/],
  ['a: b', set(['a'], '\uD83D'), /half a character/],
  ['a: &x b', set(['a'], 'c'), /"a" begins with &/],
  ['a: !x b', set(['a'], 'c'), /"a" begins with !/],
  ['a: !!str b', set(['a'], 'c'), /"a" begins with !/],
  ['a: &x b\nc: *x', set(['a'], 'c'), /begins with &/],
  ['a: b\n---\nc: d', set(['a'], 'c'), /nothing below --- is read/],
  ['a: "b', set(['a'], 'c'), /never closed/],
  ['a: b\na: c', { kind: 'remove', path: ['a'] }, /Change it in the file/],
])('refuses %j', (text, edit, message) => {
  const apply = () => applyEdit(text, edit)
  expect(apply).toThrow(message)
  expect(apply).toThrow(RangeError)
})

test('setting what is there already changes nothing', () => {
  const text = readFileSync(join(fixtureFolder, 'site.yaml'), 'utf8')
  expect(applyEdit(text, set(['navigation', 2, 'button'], true))).toBe(text)
})

test('a comment below {…} does not become a part of the text that is written there', () => {
  const long = 'a long text '.repeat(9).trim()
  const text = `pairs: {label: One, path: "${long}"}\n    # kept\nlast: text\n`
  const after = applyEdit(text, { kind: 'set', path: ['pairs', 'path'], value: ['b'] })
  expect(after).toContain('# kept')
  expect(readData(after)).toEqual({
    ok: true,
    data: { pairs: { label: 'One', path: ['b'] }, last: 'text' },
  })
})
