import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { generateFiles } from '../../tools/content/generate'
import { contentFiles, expectNone } from '../support/contentFiles'
import { jsonSchemaErrors } from '../support/jsonSchemaErrors'

const files = contentFiles('content')

beforeAll(generateFiles)

test.each(files)(
  'the first line of $name names its JSON Schema, which it follows',
  ({ name, text }) => {
    const [, path] = text.match(/^# yaml-language-server: \$schema=(\S+)\n/) ?? []
    expect(path).toMatch(new RegExp(`/${name.replace('.yaml', '.schema.json')}$`))
    const file = join('content', path ?? '')
    expect(existsSync(file)).toBe(true)
    expectNone(jsonSchemaErrors(JSON.parse(readFileSync(file, 'utf8')), parse(text)))
  },
)
