import { readFileSync } from 'node:fs'
import { type Field, fieldTrees, type ObjectField } from '../src/fieldTree'

const trees = fieldTrees(readFileSync('content/schema.graphql', 'utf8'))

function objectsIn(field: Field): ObjectField[] {
  if (field.kind === 'list') return objectsIn(field.entry)
  return field.kind === 'object' ? [field, ...field.fields.flatMap(objectsIn)] : []
}

/** By name, because a type can be in several places. */
const types = [
  ...new Map(
    [...trees.values()].flatMap(objectsIn).map((object) => [object.typeName, object]),
  ).values(),
]
const fields = types.flatMap((type) =>
  type.fields.map((field) => ({ name: `${type.typeName}.${field.key}`, type, field })),
)
const pictures = fields.flatMap(({ name, type, field }) =>
  field.kind === 'picture' ? [{ name, type, field }] : [],
)

test.each(pictures)('$name has an alternative text or is decorative', ({ type, field }) => {
  const { alt, decorative } = field
  expect(decorative).toBe(alt === undefined)
  const fieldOf = (name?: string) => type.fields.find(({ key }) => key === name)
  if (alt !== undefined) expect(fieldOf(alt)).toMatchObject({ kind: 'text', required: true })
})

/** Terms about which marketing staff would have to ask a developer. */
const developersTerms =
  /yaml|schema|canonical|html|css|json|markdown|boolean|\bnull\b|string|\barray\b|\burl\b|regex|render|hydrat|fragment|component|\bkeys?\b|\bnode\b|content\/|\.yaml|\bpx\b|\bscript\b/i

/** Placeholders look like developers' terms, and have to. */
const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}/g, '…')

describe('words for people', () => {
  const hints = [...types, ...fields.map(({ field }) => field)].flatMap(({ hint }) => hint ?? [])

  test.each(hints)('the hint is short, whole sentences in plain words: %s', (hint) => {
    expect(hint).toMatch(/^[A-Z{].*\.$/)
    expect(hint.length).toBeLessThanOrEqual(130)
    expect(withoutPlaceholders(hint)).not.toMatch(developersTerms)
  })

  test.each(fields)('the label of $name is a few plain words', ({ field: { label } }) => {
    expect(label).toMatch(/^[A-Z][^{}_]*[^.{}_]$/)
    expect(label.length).toBeLessThanOrEqual(45)
    expect(label).not.toMatch(developersTerms)
    // Labels derived from a key would spell these acronyms as "Gst" or "Seo".
    expect(label).not.toMatch(/\b(Gst|Pan|Pdf|Seo|Url|Alt)\b/)
  })

  test.each(types)('no two fields of $typeName have the same label', ({ fields }) => {
    const labels = fields.map(({ label }) => label)
    expect(labels).toEqual([...new Set(labels)])
  })
})

test('a label is the key in words, or what @label says; so is the name of an entry', () => {
  const tree = fieldTrees(`
    type HomeContent implements Node {
      menuLabel: String!
      your_name: String
      seo: String! @label(text: "Search engines")
      items: [String!]! @label(entry: "reason")
      links: [NavigationLink!]!
    }
    type NavigationLink { url: String!, label: String! }
  `).get('home.yaml')
  expect(tree?.fields).toMatchObject([
    { label: 'Menu label', required: true },
    { label: 'Your name', required: false },
    { label: 'Search engines' },
    { entryLabel: 'reason', nameKey: undefined },
    { entryLabel: 'navigation link', nameKey: 'label' },
  ])
})

test('a type that contains itself is refused, one that is used twice is not', () => {
  const home = (seat: string) =>
    fieldTrees(`
      type HomeContent implements Node { first: Seat!, second: Seat! }
      type Seat { name: String!, ${seat} }
    `)
  expect(() => home('beside: [Seat!]!')).toThrow('The type Seat contains itself.')
  expect(home('row: String!').get('home.yaml')?.fields).toHaveLength(2)
})
