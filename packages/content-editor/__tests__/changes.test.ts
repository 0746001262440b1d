import type { Value } from '@partner-site/content-model'
import { fieldTrees } from '@partner-site/content-model'
import fc from 'fast-check'
import { setIn } from 'formik'
import { changesIn } from '../src/app/changes'

const [form] = fieldTrees(`
  type HomeContent implements Node @dontInfer { title: String!  note: String  lines: [String!]!  items: [Item!]! @list(min: 1, max: 9, differIn: "name") @label(entry: "item") }
  type Item { name: String!  text: String! }
`).values()
if (!form) throw new Error('There is no form.')

const item = (name: string, text = name) => ({ name, text })
const before = { title: 'A', lines: ['1'], items: [item('a'), item('b'), item('c')] }
const kindsOf = (after: Value) =>
  changesIn(form, before, after).map(({ kind, label, place }) => `${kind} ${label} (${place})`)

test.each([
  ['a text', { ...before, title: 'B' }, ['changed Title (title)']],
  ['an optional text', { ...before, note: 'N' }, ['changed Note (note)']],
  ['an entry that was added', { ...before, lines: ['0', '1'] }, ['added Lines, Entry 1 (lines.0)']],
  [
    'an entry that was removed',
    { ...before, items: [item('a'), item('c')] },
    ['removed Items, Item 2: b (items)'],
  ],
  [
    'a text in an entry that was moved',
    { ...before, items: [item('b', 'B'), item('a'), item('c')] },
    ['reordered Items (items)', 'changed Items, Item 1: b, Text (items.0.text)'],
  ],
])('%s is one change', (_what, after, changes) => expect(kindsOf(after)).toEqual(changes))

const contents = fc.record(
  {
    title: fc.constantFrom('A', 'B'),
    lines: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { maxLength: 3 }),
    items: fc.uniqueArray(
      fc.record(
        { name: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.string() },
        { noNullPrototype: true },
      ),
      {
        selector: ({ name }) => name,
      },
    ),
  },
  { noNullPrototype: true },
)

test('undoing the changes one after another leads back to what is saved', () => {
  fc.assert(
    fc.property(contents, contents, (saved, edited) => {
      let now: Value | undefined = edited
      for (let step = 0; step < 30; step += 1) {
        const [change] = changesIn(form, saved, now)
        if (!change) break
        now = setIn(now, change.undo.place, change.undo.value)
      }
      expect(now).toEqual(saved)
    }),
  )
})
