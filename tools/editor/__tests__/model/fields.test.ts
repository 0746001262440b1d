import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import {
  type Field,
  fieldsOf,
  fieldsOfSchema,
  type Group,
  type List,
  type PictureEntry,
} from '../../model/fields'

const sdl = readFileSync(join(__dirname, '../../../../content/schema.graphql'), 'utf8')

/** A field by its keys; a list's entry is `[]`. */
function at(file: string, ...keys: string[]): Field {
  return find(fieldsOf(sdl).get(file), keys)
}

function find(root: Group | undefined, keys: readonly string[]): Field {
  let found: Field | undefined = root
  for (const key of keys) {
    if (found?.kind === 'list' && key === '[]') found = found.entry
    else found = found?.kind === 'group' ? found.fields.find((each) => each.key === key) : undefined
  }
  if (!found) throw new Error(`There is no field ${keys.join('.')}.`)
  return found
}

/** The directives as the schema defines them, whatever this worktree has of them. */
const withDirectives = (types: string) =>
  fieldsOfSchema(
    buildSchema(`
      scalar File
      interface Node { id: ID! }
      directive @label(text: String, entry: String) on FIELD_DEFINITION
      directive @text(max: Int! = 200, words: Int, lines: Int! = 1, kind: String! = "plain") on FIELD_DEFINITION
      directive @placeholders(names: [String!]!, required: [String!]! = []) on FIELD_DEFINITION
      directive @list(min: Int! = 1, max: Int! = 12, differIn: String) on FIELD_DEFINITION
      directive @picture(
        formats: [String!]! = ["png"], minWidth: Int! = 1, minHeight: Int! = 1
        alt: String, decorative: Boolean, shownIn: String
      ) on FIELD_DEFINITION
      ${types}`),
  ).get('page.yaml')

test('each file has its fields, in the order of the schema', () => {
  const files = fieldsOf(sdl)
  expect([...files.keys()]).toEqual(['site.yaml', 'home.yaml', 'about.yaml', 'contact.yaml'])
  const home = files.get('home.yaml')
  expect(home?.fields.map(({ key, kind }) => [key, kind])).toEqual([
    ['seo', 'group'],
    ['hero', 'group'],
    ['offers', 'group'],
  ])
  expect(home?.hint).toMatch(/^The home page\b/)
})

test('a text has the rules of the check', () => {
  expect(at('home.yaml', 'hero', 'headline')).toMatchObject({
    kind: 'text',
    max: 90,
    words: 12,
    lines: 1,
    textKind: 'plain',
    placeholders: [],
    required: true,
  })
  expect(at('site.yaml', 'contact', 'phone')).toMatchObject({ kind: 'text', textKind: 'phone' })
  expect(at('site.yaml', 'brand', 'titleTemplate')).toMatchObject({
    placeholders: ['page', 'brand'],
  })
})

test('a text without @text has the defaults of the check', () => {
  expect(at('home.yaml', 'hero', 'lead')).toMatchObject({ max: 200, lines: 1, textKind: 'plain' })
})

test('a key that may be left out is not required', () => {
  expect(at('site.yaml', 'navigation', '[]', 'button')).toMatchObject({
    kind: 'toggle',
    required: false,
  })
})

test('a list has its numbers, its entry, and the key that people know an entry by', () => {
  const offers = at('home.yaml', 'offers', 'items') as List
  expect(offers).toMatchObject({ min: 1, max: 12, nameKey: 'title' })
  expect(offers.entry).toMatchObject({ kind: 'group', key: '' })
  // They differ in an address, but are known by their label.
  expect(at('site.yaml', 'footer', 'social')).toMatchObject({ nameKey: 'label' })
  expect(at('about.yaml', 'paragraphs', '[]')).toMatchObject({ kind: 'text', max: 600 })
})

test('an enum is a choice', () => {
  const icon = at('home.yaml', 'offers', 'items', '[]', 'icon')
  expect(icon).toMatchObject({ kind: 'choice' })
  expect(icon).toHaveProperty('options', expect.arrayContaining(['bus', 'wallet']))
})

test('a picture has its formats and its least size', () => {
  expect(at('home.yaml', 'hero', 'image')).toMatchObject({
    kind: 'picture',
    formats: ['jpeg', 'png', 'webp', 'avif'],
    minWidth: 2560,
    minHeight: 1000,
  })
})

test('without a label the key is put into words', () => {
  const page = withDirectives(`type PageContent implements Node {
    menuLabel: String!
    company_name: String!
  }`)
  expect(page?.fields.map(({ label }) => label)).toEqual(['Menu label', 'Company name'])
  expect(page?.label).toBe('Page')
})

test('a label says how people call the field, and what one entry is called', () => {
  const page = withDirectives(`type PageContent implements Node {
    items: [Thing!]! @label(text: "What we offer", entry: "offer")
    links: [PageLink!]!
    lines: [String!]!
  }
  type Thing { title: String! }
  type PageLink { label: String! }`)
  expect(page?.fields).toMatchObject([
    { label: 'What we offer', entryLabel: 'offer' },
    { label: 'Links', entryLabel: 'page link' },
    { label: 'Lines', entryLabel: 'entry' },
  ])
})

test('the description of a type is the hint where its field has none', () => {
  const page = withDirectives(`type PageContent implements Node {
    first: Thing!
    "Its own words."
    second: Thing!
  }
  "A thing."
  type Thing { title: String! }`)
  expect(page?.fields.map(({ hint }) => hint)).toEqual(['A thing.', 'Its own words.'])
})

test('a picture says what describes it, and what a page shows of it', () => {
  const page = withDirectives(`type PageContent implements Node {
    image: File! @picture(alt: "imageAlt", shownIn: "hero")
    imageAlt: String!
    mark: File! @picture(decorative: true)
  }`)
  const [image, , mark] = (page?.fields ?? []) as PictureEntry[]
  expect(image).toMatchObject({ alt: 'imageAlt' })
  expect(image?.shown.map(({ width, height }) => [width, height])).toEqual([
    [390, 780],
    [1280, 730],
  ])
  expect(mark).toMatchObject({ decorative: true, shown: [] })
})
