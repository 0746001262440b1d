import type { Value } from '@partner-site/content-model'
import fc from 'fast-check'
import { merge } from '../src/app/merge'

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
  .record({ what: fc.nat(7), at: fc.nat(3), to: fc.nat(3), text: fc.uuid() })
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
    ]
    return { ...before, ...edits[what]?.() }
  })

const person = fc.array(edit, { maxLength: 4 })
const after = (before: Content, edits: ((content: Content) => Content)[]) =>
  edits.reduce((now, one) => one(now), before)

const textsIn = (value: Value | undefined): string[] =>
  typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [String(value)]

const merging = (check: (base: Content, mine: Content, theirs: Content) => void) =>
  fc.assert(
    fc.property(content, person, person, (base, mine, theirs) =>
      check(base, after(base, mine), after(base, theirs)),
    ),
    { numRuns: 1000 },
  )

test('a text that only one of them wrote is in the result, or somebody is asked about it', () => {
  merging((base, mine, theirs) => {
    const { value, conflicts } = merge(base, mine, theirs)
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
    expect(merge(base, mine, base)).toEqual({ value: mine, conflicts: [] })
    expect(merge(base, base, mine)).toEqual({ value: mine, conflicts: [] })
    expect(merge(base, mine, mine)).toEqual({ value: mine, conflicts: [] })
  })
})

test('it does not matter who saved first, unless somebody is asked', () => {
  merging((base, mine, theirs) => {
    const { value, conflicts } = merge(base, mine, theirs)
    if (conflicts.length === 0) expect(merge(base, theirs, mine).value).toEqual(value)
  })
})

test('an edited entry keeps its edit where the other person moved it', () => {
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  const { value, conflicts } = merge([a, b, c], [a, { name: 'B' }, c], [c, a, b])
  expect(value).toEqual([c, a, { name: 'B' }])
  expect(conflicts).toEqual([])
})

test('a list to which both added is a question about the whole list', () => {
  const { conflicts } = merge(['a'], ['a', 'b'], ['a', 'c'])
  expect(conflicts).toEqual([{ path: [], mine: ['a', 'b'], theirs: ['a', 'c'] }])
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
    const { value, conflicts } = merge([last], [mine], [theirs], () => 'theirs')
    expect(conflicts).toEqual([{ path: [0], mine, theirs }])
    expect(value).toEqual([theirs])
  }
})

test('two edits of one entry are still both kept', () => {
  const last = { icon: 'map', title: 'C', text: 'c' }
  const { value, conflicts } = merge([last], [{ ...last, icon: 'bus' }], [{ ...last, text: 'd' }])
  expect(conflicts).toEqual([])
  expect(value).toEqual([{ icon: 'bus', title: 'C', text: 'd' }])
})
