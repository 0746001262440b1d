import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { contentFiles } from '../../../__tests__/support/contentFiles'
import { fragmentsSource, jsonSchemas, typesSource } from '../sources'
import { mistakes } from './mistakes'

const sdl = `
  "The home page."
  type HomeContent implements Node @dontInfer {
    heading: String! @placeholders(names: ["brand"])
    "Shown above the text."
    picture: File! @fileByRelativePath @fullWidth(breakpoints: [480, 960])
    mark: File @fileByRelativePath
    items: [Item!]!
  }
  type Item { icon: IconName!, hint: String, isNew: Boolean }
  enum IconName { bus star }
`

/** The same text on one line. */
const flat = (text: string): string => text.replace(/\s+/g, ' ')

test('each type of the schema becomes a TypeScript type, with its descriptions', () => {
  const types = flat(typesSource(sdl))
  expect(types).toContain(
    '/** The home page. */ export type HomeContent = { readonly heading: string ' +
      '/** Shown above the text. */ readonly picture: ContentImage ' +
      'readonly mark?: ContentImage | null readonly items: ReadonlyArray<Item> }',
  )
  expect(types).toContain(
    'export type Item = { readonly icon: IconName readonly hint?: string | null readonly isNew?: boolean | null }',
  )
  expect(types).toContain("export type IconName = 'bus' | 'star'")
})

test('a fragment asks for all fields of a content file', () => {
  const fragments = flat(fragmentsSource(sdl))
  expect(fragments).toContain('fragment HomeContentFields on HomeContent { heading picture {')
  expect(fragments).toContain('mark { publicURL } items { icon hint isNew } }')
})

test('a picture as wide as the window has several widths, any other its own size', () => {
  expect(flat(fragmentsSource(sdl))).toContain(
    'picture { publicURL childImageSharp { gatsbyImageData( layout: FULL_WIDTH ' +
      'formats: [AVIF, WEBP, AUTO] placeholder: NONE breakpoints: [480, 960] ) } }',
  )
})

test('a misspelt directive is an error', () => {
  expect(() => typesSource(sdl.replace('@placeholders', '@placeholder'))).toThrow(
    'Unknown directive "@placeholder".',
  )
})

test('a JSON Schema has the shape, the labels and the lengths, and an empty value for a missing key', () => {
  const schema = jsonSchemas(sdl).get('home.yaml')
  const item = {
    type: 'object',
    properties: {
      icon: { title: 'Icon', type: 'string', enum: ['bus', 'star'] },
      hint: { title: 'Hint', type: ['string', 'null'], minLength: 1, maxLength: 200 },
      isNew: { title: 'Is new', type: ['boolean', 'null'] },
    },
    required: ['icon'],
    additionalProperties: false,
  }
  expect(schema).toMatchObject({
    description: 'The home page.',
    required: ['heading', 'picture', 'items'],
    properties: {
      picture: { description: 'Shown above the text.', pattern: '^images/.' },
      items: { type: 'array', minItems: 1, maxItems: 12, items: item },
    },
  })
})

/** An editor that underlines what the check takes for right would only confuse. */
test.each(mistakes.filter(({ finds }) => finds.length === 0))(
  'the JSON Schema accepts what the check accepts: $what',
  ({ file, change }) => {
    const text = contentFiles('__tests__/fixtures/content').find(({ name }) => name === file)?.text
    const schema = jsonSchemas(readFileSync('content/schema.graphql', 'utf8')).get(file) ?? {}
    const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema)
    validate(parse(change(text ?? '').replace(/^\uFEFF/, '')))
    expect(validate.errors).toBeNull()
  },
)
