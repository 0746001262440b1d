import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { fixtureConfig } from '../../../__tests__/fixtures/content'
import { contentIn } from '../src/contentFolder'
import { jsonSchemas, typesSource } from '../src/sources'
import { mistakes } from './mistakes'

const sdl = readFileSync('content/schema.graphql', 'utf8')
const { files } = contentIn(fixtureConfig)

test('a misspelt directive is an error', () => {
  expect(() => typesSource(sdl.replace(/@placeholders/g, '@placeholder'), '../image')).toThrow(
    'Unknown directive "@placeholder".',
  )
})

/** An editor that underlines what the check takes for right would only confuse. */
test.each(mistakes.filter(({ finds }) => finds.length === 0))(
  'the JSON Schema accepts what the check accepts: $what',
  ({ file, change }) => {
    const { text = '' } = files.find(({ name }) => name === file) ?? {}
    const schema = jsonSchemas(sdl).get(file) ?? {}
    const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema)
    validate(parse(change(text)))
    expect(validate.errors).toBeNull()
  },
)
