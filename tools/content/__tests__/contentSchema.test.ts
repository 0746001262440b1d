import { readFileSync } from 'node:fs'
import { type GraphQLObjectType, getNamedType, isNonNullType, isObjectType } from 'graphql'
import { pictureFocus } from '../../../src/theme/tokens'
import { pictureRule } from '../check/rules'
import { contentSchema } from '../contentSchema'
import { labelOf } from '../label'

const schema = contentSchema(readFileSync('content/schema.graphql', 'utf8'))

/** The types with something of ours in them, each with its fields. */
const types = Object.values(schema.getTypeMap())
  .filter((type): type is GraphQLObjectType => isObjectType(type) && type.astNode !== undefined)
  .filter(({ name }) => !name.startsWith('__'))

const fields = types.flatMap((type) =>
  Object.values(type.getFields()).map(
    (field) => [`${type.name}.${field.name}`, { type, field }] as const,
  ),
)
const pictures = fields.filter(([, { field }]) => String(getNamedType(field.type)) === 'File')

describe('pictures', () => {
  test.each(pictures)('%s has an alternative text, or is decorative', (_key, { type, field }) => {
    const { alt, decorative } = pictureRule(field, schema)
    expect(decorative).toBe(alt === undefined)
    if (alt === undefined) return
    const altField = type.getFields()[alt]
    expect(altField && isNonNullType(altField.type) && String(altField.type.ofType)).toBe('String')
  })

  test.each(pictures)('%s is shown whole, or at a known focus', (_key, { field }) => {
    const { shownIn } = pictureRule(field, schema)
    if (shownIn !== undefined) expect(Object.keys(pictureFocus)).toContain(shownIn)
  })

  test('a focus that no picture has is not kept', () => {
    const used = pictures.map(([, { field }]) => pictureRule(field, schema).shownIn)
    expect(used.filter(Boolean).sort()).toEqual(Object.keys(pictureFocus).sort())
  })
})

/** What marketing staff would have to ask a developer about. */
const developersTerms =
  /yaml|schema|canonical|html|css|json|markdown|boolean|\bnull\b|string|\barray\b|\burl\b|regex|render|hydrat|fragment|component|\bkeys?\b|\bnode\b|content\/|\.yaml|\bpx\b|\bscript\b/i

/** A placeholder is spelt like a developer's word, and has to be. */
const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}/g, '…')

describe('words for people', () => {
  const described = [
    ...fields.map(([key, { field }]) => [key, field.description] as const),
    ...types.map((type) => [type.name, type.description] as const),
  ].filter((entry): entry is [string, string] => Boolean(entry[1]))

  test.each(described)(
    'the description of %s is short, whole sentences in plain words',
    (_key, text) => {
      expect(text).toMatch(/^[A-Z{].*\.$/)
      expect(text.length).toBeLessThanOrEqual(130)
      expect(withoutPlaceholders(text)).not.toMatch(developersTerms)
    },
  )

  test.each(fields)('the label of %s is a few plain words', (_key, { field }) => {
    const { text } = labelOf(field, schema)
    expect(text).toMatch(/^[A-Z][^{}_]*[^.{}_]$/)
    expect(text.length).toBeLessThanOrEqual(45)
    expect(text).not.toMatch(developersTerms)
    // Acronyms that words of a key would spell as "Gst" or "Seo".
    expect(text).not.toMatch(/\b(Gst|Pan|Pdf|Seo|Url|Alt)\b/)
  })

  test.each(types.map((type) => [type.name, type] as const))(
    'no two fields of %s have the same label',
    (_name, type) => {
      const labels = Object.values(type.getFields()).map((field) => labelOf(field, schema).text)
      expect(labels).toEqual([...new Set(labels)])
    },
  )
})

describe('labels', () => {
  const example = contentSchema(`
    type HomeContent implements Node {
      menuLabel: String!
      your_name: String!
      seo: String! @label(text: "Search engines")
      items: [String!]! @label(entry: "reason")
      reasons: [String!]!
    }
  `)
  const { menuLabel, your_name, seo, items, reasons } = (
    example.getType('HomeContent') as GraphQLObjectType
  ).getFields()

  test.each([
    [menuLabel, 'Menu label'],
    [your_name, 'Your name'],
    [seo, 'Search engines'],
    [items, 'Items'],
  ])('are the key in words, or what @label says', (field, text) => {
    expect(field && labelOf(field, example).text).toBe(text)
  })

  test('name an entry of a list', () => {
    expect(items && labelOf(items, example).entry).toBe('reason')
    expect(reasons && labelOf(reasons, example).entry).toBe('entry')
  })
})
