import fc from 'fast-check'
import type { Edit } from '../../model/edit'
import type { Path } from '../../model/path'

/** Plain data that a test changes by itself, to know what an edit is to result in. */
export type Data = string | boolean | Data[] | { [key: string]: Data }

type Kind = Edit['kind']

/** Numbers and a text from which an edit is made that fits the data it meets. */
export interface Dice {
  kind: Kind
  at: number
  to: number
  text: string
  value: 'text' | 'boolean' | 'whole'
}

const pieces = [
  ...[
    ' ',
    '  ',
    ': ',
    ':',
    ' #',
    '#',
    '-',
    '- ',
    '? ',
    '"',
    "'",
    '\\',
    '\\n',
    '%',
    '@',
    '`',
    '&a',
    '*a',
  ],
  ...[
    '!x',
    '|',
    '>',
    '>-',
    '[',
    ']',
    '{',
    '}',
    ',',
    '{name}',
    '---',
    '...',
    '<<',
    '=',
    '~',
    'null',
  ],
  ...[
    'true',
    'yes',
    'No',
    '20',
    '20+',
    '1_000',
    '0x1F',
    '1e3',
    '.inf',
    '2026-11-22',
    '12:30',
    '/about/',
  ],
  ...[
    '\n',
    '\n\n',
    '\t',
    '\r',
    '\r\n',
    '\0',
    '\u0085',
    '\u00A0',
    '\u200B',
    '\u200F',
    '\u2028',
    '\uFEFF',
  ],
  ...['é', '日本', '😀', '👩‍👧', '“x”', 'word', 'a longer sentence of some words', 'x'.repeat(95)],
]

const nastyText = fc.oneof(
  fc.constantFrom(...pieces, '', ' ', 'A plain text'),
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((each) => each.join('')),
  fc
    .array(
      fc.constantFrom('a', 'travel', 'coach,', 'Singapore', '{brand}', 'x: y', '(both)', '–'),
      {
        minLength: 10,
        maxLength: 60,
      },
    )
    .map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

export const diceOf = (text: fc.Arbitrary<string>): fc.Arbitrary<Dice> =>
  fc.record({
    kind: fc.constantFrom<Kind>(
      'set',
      'set',
      'set',
      'insert',
      'insert',
      'move',
      'delete',
      'remove',
    ),
    at: fc.nat(10_000),
    to: fc.nat(100),
    text,
    value: fc.constantFrom('text', 'text', 'text', 'text', 'text', 'boolean', 'whole'),
  })

export const anyDice = diceOf(nastyText)

interface Spot {
  path: Path
  value: Data
}

export function spotsOf(value: Data, path: Path = []): Spot[] {
  const own = { path, value }
  if (Array.isArray(value)) {
    return [own, ...value.flatMap((entry, index) => spotsOf(entry, [...path, index]))]
  }
  if (typeof value !== 'object') return [own]
  return [own, ...Object.entries(value).flatMap(([key, entry]) => spotsOf(entry, [...path, key]))]
}

/** Keys that were removed, and where: they can be added again. */
export type Removed = { path: Path; key: string }[]

/** An edit that fits the data; undefined if the data has no such place. */
export function editFrom(dice: Dice, data: Data, removed: Removed = []): Edit | undefined {
  const spots = spotsOf(data)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[dice.at % items.length]
  if (dice.kind === 'set') {
    const lost = removed.filter(({ path }) => isObject(at(data, path)))
    const again = dice.at % 3 === 0 ? lost[dice.at % lost.length] : undefined
    if (again)
      return { kind: 'set', path: [...again.path, again.key], value: valueFrom(dice, '', false) }
    const scalars = spots.filter(({ value }) => dice.value === 'whole' || typeof value !== 'object')
    const spot = pick(scalars.filter(({ path }) => path.length > 0))
    return (
      spot && {
        kind: 'set',
        path: spot.path,
        value: valueFrom(dice, spot.value, typeof spot.path.at(-1) === 'number'),
      }
    )
  }
  if (dice.kind === 'remove') {
    const spot = pick(spots.filter(({ path }) => typeof path.at(-1) === 'string'))
    // Removing the large parts would leave little to edit, and a file without keys is no content.
    const isLastKey = spot?.path.length === 1 && Object.keys(data).length === 1
    return spot && !isLastKey && size(spot.value) < 8
      ? { kind: 'remove', path: spot.path }
      : undefined
  }
  const list = pick(
    spots.filter(
      ({ value }) => Array.isArray(value) && (value.length > 0 || dice.kind === 'insert'),
    ),
  )
  if (!list || !Array.isArray(list.value)) return undefined
  const { path, value: entries } = list
  const index = dice.to % (entries.length + (dice.kind === 'insert' ? 1 : 0))
  if (dice.kind === 'insert') {
    return { kind: 'insert', path, index, value: valueFrom(dice, entries[0] ?? '', true) }
  }
  if (dice.kind === 'delete') return { kind: 'delete', path, index }
  return { kind: 'move', path, from: dice.at % entries.length, to: index }
}

function valueFrom({ value, text, at: seed }: Dice, like: Data, isEntry: boolean): Data {
  if (value === 'boolean') return seed % 2 === 0
  if (value === 'text' && typeof like !== 'object') {
    // Half of the texts are the old one with a change, as people make it.
    if (typeof like !== 'string' || like === '' || seed % 2 === 0) return text
    const words = like.split(' ')
    words.splice(seed % (words.length + 1), seed % 3, text)
    return words.join(' ')
  }
  if (Array.isArray(like)) {
    const others = like.filter((_, index) => (seed >> index) % 3 !== 0)
    return seed % 7 === 0 ? [] : seed % 5 === 0 ? text : [...others, text].reverse()
  }
  if (typeof like === 'object') {
    const kept = Object.entries(like).filter((_, index) => (seed >> index) % 4 !== 0)
    const changed = kept.map(([key, old], index): [string, Data] => [
      key,
      index === seed % 3 ? text : old,
    ])
    return seed % 11 === 0 ? {} : Object.fromEntries([...changed, ['added', text]])
  }
  const values: Data[] = [{ label: text, items: [text, { a: true }] }, text, [text, 'b'], []]
  // No content has a list as an entry of a list.
  return values[seed % (isEntry ? 2 : values.length)] ?? text
}

const size = (value: Data): number => spotsOf(value).length
const isObject = (value: Data | undefined): boolean =>
  typeof value === 'object' && !Array.isArray(value)

export function at(data: Data, path: Path): Data | undefined {
  return path.reduce<Data | undefined>(
    (value, step) =>
      typeof value === 'object' ? (value as Record<string, Data>)[step] : undefined,
    data,
  )
}

/** The data as it is to be after an edit. */
export function afterEdit(data: Data, edit: Edit): Data {
  const copy = structuredClone(data)
  const parent = at(copy, edit.path.slice(0, -1)) as Record<string | number, Data>
  const step = edit.path.at(-1) ?? ''
  const list = at(copy, edit.path) as Data[]
  if (edit.kind === 'set') parent[step] = structuredClone(edit.value) as Data
  else if (edit.kind === 'remove') delete parent[step]
  else if (edit.kind === 'insert') list.splice(edit.index, 0, structuredClone(edit.value) as Data)
  else if (edit.kind === 'delete') list.splice(edit.index, 1)
  else list.splice(edit.to, 0, ...list.splice(edit.from, 1))
  return copy
}

/** Whether two are the same; the order of keys does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [own, others] = [Object.entries(one), Object.entries(other)]
  return (
    own.length === others.length &&
    own.every(
      ([key, value]) =>
        Object.hasOwn(other, key) && isSame(value, (other as Record<string, unknown>)[key]),
    )
  )
}
