import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nameOf, sdlOf } from '../src/contentFolder'
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

/** A mistake in a line of its schema, the position, and what is said of it. */
test.each([
  ['  heading: Strin!', '3:12', 'Unknown type "Strin". Did you mean "String"?'],
  ['  heading: String! @txt(max: 8)', '3:20', 'Unknown directive "@txt".'],
  [
    '  heading: String! @text(maks: 8)',
    '3:26',
    'Unknown argument "maks" on directive "@text". Did you mean "max"?',
  ],
  ['  heading: String! @text(max: "8")', '3:31', 'Argument "max" has invalid value "8".'],
  ['  heading: String! @text(kind: "fone")', '3:3', '@text has no kind "fone". It has plain, '],
  ['  heading String!', '3:11', 'Syntax Error: Expected ":", found Name "String".'],
  ['  heading: String!\n  home: HomeContent!', '2:6', 'The type HomeContent contains itself.'],
])('of the line %j, %s is said: %s', (line, position, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'))
  const schema = join(folder, 'schema.graphql')
  const text = `"The page."\ntype HomeContent implements Node {\n${line}\n}\n`
  writeFileSync(schema, text)
  const said = `${nameOf(schema)}:${position}: ${message}`
  expect(() => sdlOf({ schema })).toThrow(said)
  rmSync(folder, { recursive: true })
})

test('a type that is used twice is not one that contains itself', () => {
  const tree = fieldTrees(`
    type HomeContent implements Node { first: Seat!, second: Seat! }
    type Seat { name: String! }
  `)
  expect(tree.get('home.yaml')?.fields).toHaveLength(2)
})
