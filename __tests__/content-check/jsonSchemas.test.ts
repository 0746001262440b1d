import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { contentIn } from '../../tools/content/contentFindings'

test.each(contentIn('content').files)(
  'the first line of $name names its JSON Schema, which it follows',
  ({ name, text }) => {
    const [, path] = text.match(/^# yaml-language-server: \$schema=(\S+)\n/) ?? []
    expect(path).toMatch(new RegExp(`/${name.replace('.yaml', '.schema.json')}$`))
    const file = join('content', path ?? '')
    expect(existsSync(file)).toBe(true)
    const validate = new Ajv({ allowUnionTypes: true }).compile(
      JSON.parse(readFileSync(file, 'utf8')),
    )
    validate(parse(text))
    expect(validate.errors).toBeNull()
  },
)
