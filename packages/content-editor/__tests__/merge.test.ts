import { fieldTrees, type Value } from '@partner-site/content-model'
import fc from 'fast-check'
import { merge, type Side } from '../src/app/merge'

const [field] = fieldTrees(`
  type HomeContent implements Node @dontInfer { title: String!  hero: Hero!  lines: [String!]!  entries: [Entry!]! @list(min: 1, max: 9, differIn: "name") @label(entry: "entry") }
  type Hero { headline: String!  lead: String! }
  type Entry { name: String!  text: String! }
`).values()

/** Unique texts, so that each can be traced. */
const plain = { noNullPrototype: true }
const content = fc.record(
  {
    title: fc.uuid(),
    hero: fc.record({ headline: fc.uuid(), lead: fc.uuid() }, plain),
    lines: fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 4 }),
    entries: fc.uniqueArray(fc.record({ name: fc.uuid(), text: fc.uuid() }, plain), {
      minLength: 1,
      maxLength: 4,
    }),
  },
  plain,
)
type Content = typeof content extends fc.Arbitrary<infer Each> ? Each : never

const edit: fc.Arbitrary<(before: Content) => Content> = fc
  .record({ what: fc.nat(9), at: fc.nat(3), to: fc.nat(3), text: fc.uuid() })
  .map(({ what, at, to, text }) => (before) => {
    const { hero, lines, entries } = before
    const index = at % Math.max(1, entries.length)
    const line = at % Math.max(1, lines.length)
    const moved = entries.toSpliced(index, 1).toSpliced(to, 0, ...entries.slice(index, index + 1))
    const edits: (() => Partial<Content>)[] = [
      () => ({ title: text }),
      () => ({ hero: { ...hero, headline: text } }),
      () => ({ hero: { ...hero, lead: text } }),
      () => ({ lines: lines.toSpliced(line, 1, text) }),
      () => ({ lines: lines.toSpliced(line, 1) }),
      () => ({ entries: entries.map((one, i) => (i === index ? { ...one, text } : one)) }),
      () => ({ entries: [...entries, { name: text, text }] }),
      () => ({ entries: moved }),
      () => ({ entries: entries.map((one, i) => (i === index ? { ...one, name: text } : one)) }),
      () => ({ entries: entries.toSpliced(index, 1) }),
    ]
    return { ...before, ...edits[what]?.() }
  })

const person = fc.array(edit, { maxLength: 4 })
const after = (before: Content, edits: ((content: Content) => Content)[]) =>
  edits.reduce((now, one) => one(now), before)

const textsIn = (value: Value | undefined): string[] =>
  typeof value === 'object' ? Object.values(value).flatMap(textsIn) : value ? [`${value}`] : []

const merging = (check: (base: Content, mine: Content, theirs: Content) => void) =>
  fc.assert(
    fc.property(content, person, person, (base, mine, theirs) =>
      check(base, after(base, mine), after(base, theirs)),
    ),
    { numRuns: 1000 },
  )

test('a text that only one of them wrote is in the result, or somebody is asked about it', () => {
  merging((base, mine, theirs) => {
    const { value, conflicts } = merge({ base, mine, theirs }, { field })
    const there = new Set([
      ...textsIn(value),
      ...conflicts.flatMap((one) => [...textsIn(one.mine), ...textsIn(one.theirs)]),
    ])
    const before = textsIn(base)
    const written = [...textsIn(mine), ...textsIn(theirs)].filter((text) => !before.includes(text))
    expect(written.filter((text) => !there.has(text))).toEqual([])
  })
})

test('what only one of them changed is as that person left it', () => {
  merging((base, mine) => {
    expect(merge({ base, mine, theirs: base }, { field })).toEqual({ value: mine, conflicts: [] })
    expect(merge({ base, mine: base, theirs: mine }, { field })).toEqual({
      value: mine,
      conflicts: [],
    })
    expect(merge({ base, mine, theirs: mine }, { field })).toEqual({ value: mine, conflicts: [] })
  })
})

test('it does not matter who saved first, but for the order of what both added', () => {
  const sorted = (value: Value | undefined) => textsIn(value).toSorted()
  merging((base, mine, theirs) => {
    const { value, conflicts } = merge({ base, mine, theirs }, { field })
    const other = merge({ base, mine: theirs, theirs: mine }, { field })
    expect(other.conflicts).toHaveLength(conflicts.length)
    if (conflicts.length === 0) expect(sorted(other.value)).toEqual(sorted(value))
  })
})

test('an entry that one of them removed is gone if the other left it as it was', () => {
  merging((base, mine, theirs) => {
    const { value, conflicts } = merge({ base, mine, theirs }, { field })
    const lines = [base, mine, theirs, value as Content].map((content) => content.lines)
    const [before = [], own = [], others = [], merged = []] = lines
    const expected = before.filter((line) => own.includes(line) && others.includes(line))
    if (conflicts.length === 0)
      expect(before.filter((line) => merged.includes(line))).toEqual(expected)
  })
})

test('the chosen side of each question is in the result', () => {
  merging((base, mine, theirs) => {
    for (const side of ['mine', 'theirs'] as const) {
      const { value, conflicts } = merge({ base, mine, theirs }, { field, choose: () => side })
      const there = textsIn(value)
      for (const conflict of conflicts)
        expect(textsIn(conflict[side]).filter((text) => !there.includes(text))).toEqual([])
    }
  })
})

const entry = (name: string, text = name) => ({ name, text })
const [a, b, c] = [entry('a'), entry('b'), entry('c')]
const both = (mine: Value, theirs: Value, choose = (): Side => 'mine') => {
  const list = field?.fields.find(({ key }) => key === 'entries')
  return merge({ base: [a, b, c], mine, theirs }, { field: list, choose })
}

test.each([
  ['an edit and a move', [a, entry('b', 'B'), c], [c, a, b], [c, a, entry('b', 'B')]],
  ['a move and a new entry', [c, a, b], [a, entry('n'), b, c], [c, a, entry('n'), b]],
  [
    'two new entries',
    [a, b, c, entry('m')],
    [a, b, c, entry('n')],
    [a, b, c, entry('m'), entry('n')],
  ],
  ['the same new entry', [a, b, c, entry('n')], [entry('n'), a, b, c], [entry('n'), a, b, c]],
  ['a new first and a removed entry', [entry('n'), a, b, c], [b, c], [entry('n'), b, c]],
  [
    'two edits',
    [a, entry('b', 'B'), c],
    [entry('a', 'A'), b, c],
    [entry('a', 'A'), entry('b', 'B'), c],
  ],
  ['an edit and a new name', [a, entry('b', 'B'), c], [entry('n', 'b'), a, c], undefined],
])('%s in one list are both kept', (_what, mine, theirs, merged = [entry('n', 'B'), a, c]) => {
  expect(both(mine, theirs)).toEqual({ value: merged, conflicts: [] })
})

test('an entry that one removed and the other edited is a question about it alone', () => {
  const edited = entry('b', 'B')
  const [removing, editing] = [
    [c, a],
    [a, edited, c, entry('n')],
  ]
  const keeps = both(removing, editing, () => 'theirs')
  expect(keeps.conflicts).toEqual([
    { path: [1], countedIn: 'theirs', mine: undefined, theirs: edited },
  ])
  expect(keeps.value).toEqual([c, entry('n'), a, edited])
  expect(both(removing, editing).value).toEqual([c, entry('n'), a])
})

test('two new orders are a question about the order, with all entries on both sides', () => {
  const { conflicts } = both([c, a, b], [b, a, c, entry('n')])
  const [mine, theirs] = [
    [c, entry('n'), a, b],
    [b, a, c, entry('n')],
  ]
  expect(conflicts).toEqual([{ path: [], countedIn: 'mine', mine, theirs }])
})

test('two new entries of one name are a question about what differs in them', () => {
  const { conflicts } = both([a, b, c, entry('n', '1')], [a, b, c, entry('n', '2')])
  expect(conflicts).toEqual([{ path: [3, 'text'], countedIn: 'mine', mine: '1', theirs: '2' }])
})

test.each([
  ['all of it', { icon: 'bus', title: 'D', text: 'd' }],
  ['all but its icon, which a new entry begins with', { icon: 'map', title: 'D', text: 'd' }],
])('replacing an entry that the other edits is one question about it: %s', (_what, mine) => {
  const last = { icon: 'map', title: 'C', text: 'c' }
  for (const theirs of [
    { ...last, icon: 'star' },
    { ...last, text: 'Edited' },
  ]) {
    const versions = { base: [last], mine: [mine], theirs: [theirs] }
    const { value, conflicts } = merge(versions, { choose: () => 'theirs' })
    expect(conflicts).toEqual([{ path: [0], countedIn: 'mine', mine, theirs }])
    expect(value).toEqual([theirs])
  }
})

test('two edits of one entry are still both kept', () => {
  const last = { icon: 'map', title: 'C', text: 'c' }
  const [mine, theirs] = [[{ ...last, icon: 'bus' }], [{ ...last, text: 'd' }]]
  const merged = [{ icon: 'bus', title: 'C', text: 'd' }]
  expect(merge({ base: [last], mine, theirs })).toEqual({ value: merged, conflicts: [] })
})
