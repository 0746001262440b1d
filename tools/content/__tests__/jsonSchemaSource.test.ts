import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readContent } from '../../../__tests__/fixtures/content'
import { contentFiles } from '../../../__tests__/support/contentFiles'
import { type JsonSchema, jsonSchemaErrors } from '../../../__tests__/support/jsonSchemaErrors'
import { jsonSchemas } from '../jsonSchemaSource'
import { mistakes } from './mistakes'

const schemas = jsonSchemas(readFileSync('content/schema.graphql', 'utf8'))
const schemaOf = (file: string) => schemas.get(file) as JsonSchema
const files = ['site.yaml', 'home.yaml', 'about.yaml', 'contact.yaml']

test('each content file has a schema', () => {
  expect([...schemas.keys()]).toEqual(files)
})

test.each(files)('%s, as the tests have it, follows its schema', (file) => {
  expect(jsonSchemaErrors(schemaOf(file), readContent(file))).toEqual([])
})

const fixtures = contentFiles('__tests__/fixtures/content')
const textOf = (file: string): string => fixtures.find(({ name }) => name === file)?.text ?? ''

/** An editor that underlines what the check takes for right would only confuse. */
test.each(mistakes.filter(({ prints }) => prints.length === 0))(
  'what the check accepts has no error: $what',
  ({ file, change }) => {
    const data = parse(change(textOf(file)).replace(/^\uFEFF/, ''))
    expect(jsonSchemaErrors(schemaOf(file), data)).toEqual([])
  },
)

test.each([
  ['a misspelt key', ['.hero.headline: required', '.hero.headlin: additionalProperties']],
  ['a key that is missing', ['.hero.headline: required']],
  ['a key that no schema knows', ['.hero.weather: additionalProperties']],
  ['a key without a value', ['.hero.headline: type']],
  ['a number for a text', ['.fleet.figures[0].value: type']],
  ['yes for true', ['.navigation[2].button: type']],
  ['an icon that does not exist', ['.offers.items[1].icon: enum']],
  ['a headline of 300 characters', ['.hero.headline: maxLength']],
  [
    '{email} and {phone} lost',
    ['.form.failure.notSent: pattern', '.form.failure.notSent: pattern'],
  ],
  ['a javascript: link', ['.hero.action.path: pattern']],
  ['an e-mail address without @', ['.contact.email: pattern']],
  ['a phone number with letters', ['.contact.phone: pattern']],
  ['a web address with a slash at its end', ['.url: pattern']],
  ['a social link with http://', ['.footer.social[0].url: pattern']],
  ['an empty list', ['.whyPartner.items: minItems']],
  ['13 entries', ['.whyPartner.items: maxItems']],
  ['an entry that is there twice', ['.whyPartner.items: uniqueItems']],
  ['a file outside content/images', ['.hero.image: pattern']],
  ['a PNG as mark', ['.brand.mark: pattern']],
])('%s is underlined while it is typed', (what, errors) => {
  const mistake = mistakes.find((each) => each.what === what)
  if (!mistake) throw new Error(`There is no mistake "${what}".`)
  const data = parse(mistake.change(textOf(mistake.file)))
  expect(jsonSchemaErrors(schemaOf(mistake.file), data)).toEqual(errors)
})

test('a field is shown with its label and its description', () => {
  const { url } = schemaOf('site.yaml').properties ?? {}
  expect(url?.title).toBe('Web address of the site')
  expect(url?.description).toMatch(/^Where the public finds the site/)
})

test('a value that may be left out may also be empty', () => {
  const data = readContent('contact.yaml')
  data.form.fields.phone.hint = null
  expect(jsonSchemaErrors(schemaOf('contact.yaml'), data)).toEqual([])
})
