import fc from 'fast-check'
import { changesBetween, merge } from '../../model/changes'
import { applyEdit } from '../../model/edit'
import { anyFile, seed, witness } from './contentVariants'
import { type Data, type Dice, diceOf, editFrom, isSame, spotsOf } from './randomEdits'

const base = `# Texts.
title: "Old title"
lead: Old lead
items:
  # The first.
  - name: Coaches
    text: Our own
  - name: Hotels
    text: Net rates
`

test.each<[string, string, string, string]>([
  [
    'different keys',
    base.replace('Old title', 'Mine'),
    base.replace('Old lead', 'Theirs'),
    base.replace('Old title', 'Mine').replace('Old lead', 'Theirs'),
  ],
  [
    'the same change',
    base.replace('Old lead', 'Same'),
    base.replace('Old lead', 'Same'),
    base.replace('Old lead', 'Same'),
  ],
  [
    'different keys of an entry',
    base.replace('Hotels', 'Inns'),
    base.replace('Net rates', 'Low rates'),
    base.replace('Hotels', 'Inns').replace('Net rates', 'Low rates'),
  ],
  [
    'their comment and my text',
    base.replace('Hotels', 'Inns'),
    base.replace('# Texts.', '# Ours.'),
    base.replace('Hotels', 'Inns').replace('# Texts.', '# Ours.'),
  ],
  [
    'both add an entry',
    `${base}  - name: Mine\n    text: x\n`,
    base.replace('  - name: Hotels', '  - name: Theirs\n    text: y\n  - name: Hotels'),
    `${base.replace('  - name: Hotels', '  - name: Theirs\n    text: y\n  - name: Hotels')}  - name: Mine\n    text: x\n`,
  ],
  [
    'I delete one entry, they change another',
    base.replace('  - name: Hotels\n    text: Net rates\n', ''),
    base.replace('Our own', 'Theirs'),
    base.replace('  - name: Hotels\n    text: Net rates\n', '').replace('Our own', 'Theirs'),
  ],
])('takes over %s', (_, mine, theirs, text) => {
  expect(merge(base, mine, theirs)).toEqual({ text, conflicts: [] })
})

test('at a conflict the text has mine, and the conflict all three', () => {
  expect(merge(base, base.replace('Old lead', 'Mine'), base.replace('Old lead', 'Theirs'))).toEqual(
    {
      text: base.replace('Old lead', 'Mine'),
      conflicts: [{ path: ['lead'], base: 'Old lead', mine: 'Mine', theirs: 'Theirs' }],
    },
  )
})

const hotels = '  - name: Hotels\n    text: Net rates\n'

test('an entry that I deleted and they changed is a conflict, and stays deleted', () => {
  const theirs = base.replace('Net rates', 'Low rates')
  const { text, conflicts } = merge(base, base.replace(hotels, ''), theirs)
  expect(text).toBe(base.replace(hotels, ''))
  expect(conflicts).toMatchObject([
    { path: ['items', 1], mine: undefined, theirs: { text: 'Low rates' } },
  ])
})

test('an entry that they deleted and I changed is a conflict, and comes back', () => {
  const mine = base.replace('Net rates', 'Low rates')
  const { text, conflicts } = merge(base, mine, base.replace(hotels, ''))
  expect(text).toBe(mine)
  expect(conflicts).toMatchObject([
    { path: ['items', 1], mine: { text: 'Low rates' }, theirs: undefined },
  ])
})

test('two other orders of one list are a conflict', () => {
  const list = (entries: string) => `a: [${entries}]\n`
  const { text, conflicts } = merge(list('x, y, z'), list('y, x, z'), list('z, x, y'))
  expect(conflicts).toMatchObject([{ path: ['a'], mine: ['y', 'x', 'z'] }])
  expect(text).toBe('a:\n  - y\n  - x\n  - z\n')
})

/** Edits whose texts are nowhere else in the file. */
const diceBy = (who: string): fc.Arbitrary<Dice[]> =>
  fc
    .array(diceOf(fc.constantFrom(': ', ' words of it', '{brand}', '\n', '')), {
      minLength: 1,
      maxLength: 5,
    })
    .map((all) =>
      all.map((dice, index) => ({
        ...dice,
        text: `${who} ${index}${dice.text}${who}`,
        value: 'text',
      })),
    )

/** @param written gets the texts of entries that are added: they can be those of another */
function editedBy(text: string, dice: readonly Dice[], written = new Set<string>()): string {
  return dice.reduce((before, each) => {
    const edit = editFrom(each, witness(before).data)
    // An entry that has lost most of its keys is taken for another one.
    if (edit?.kind === 'remove' && edit.path.some((step) => typeof step === 'number')) return before
    if (edit?.kind === 'insert') for (const own of textsIn(edit.value as Data)) written.add(own)
    return edit ? applyEdit(before, edit) : before
  }, text)
}

const textsIn = (data: Data | undefined): string[] =>
  data === undefined
    ? []
    : spotsOf(data).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))

test('nothing that one of two editors wrote is lost silently, and nothing removed comes back', () => {
  fc.assert(
    fc.property(anyFile, diceBy('mine'), diceBy('theirs'), (start, mineDice, theirsDice) => {
      const written = new Set<string>()
      const mine = editedBy(start, mineDice, written)
      const theirs = editedBy(start, theirsDice, written)
      const { text, conflicts } = merge(start, mine, theirs)
      const result = witness(text)
      const versions = [start, mine, theirs].map((each) => textsIn(witness(each).data))
      const [old = [], ...edited] = versions
      const shown = new Set(textsIn(result.data))
      const inConflict = new Set(
        conflicts.flatMap(({ base, mine, theirs }) =>
          [base, mine, theirs].flatMap((each) => textsIn(each as Data | undefined)),
        ),
      )
      const lost = edited.flat().filter((each) => !old.includes(each) && !shown.has(each))
      expect(lost.filter((each) => !inConflict.has(each))).toEqual([])
      // A new entry can have the texts of another, so only those count that are nowhere twice.
      const isTwice = (each: string) =>
        written.has(each) ||
        versions.some((texts) => texts.indexOf(each) !== texts.lastIndexOf(each))
      const gone = old.filter((each) => !edited.every((texts) => texts.includes(each)))
      const back = gone.filter((each) => shown.has(each) && !inConflict.has(each))
      expect(back.filter((each) => !isTwice(each))).toEqual([])
      const left = result.comments.map(({ source }) => source)
      for (const { source } of witness(theirs).comments) {
        expect(left.splice(left.indexOf(source), 1)).toEqual([source])
      }
    }),
    { numRuns: 300, endOnFailure: true, seed },
  )
})

test('merging with an unchanged version is the other version', () => {
  fc.assert(
    fc.property(anyFile, diceBy('mine'), (start, dice) => {
      const mine = editedBy(start, dice)
      expect(merge(start, start, mine)).toEqual({ text: mine, conflicts: [] })
      expect(merge(start, mine, mine)).toEqual({ text: mine, conflicts: [] })
      const { text, conflicts } = merge(start, mine, start)
      expect(conflicts).toEqual([])
      const [one, other] = [witness(text).data, witness(mine).data]
      expect(isSame(one, other)).toBe(true)
      expect(changesBetween(one, other)).toEqual([])
    }),
    { numRuns: 100, endOnFailure: true, seed },
  )
})
