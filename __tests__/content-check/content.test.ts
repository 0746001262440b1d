import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { contentFindings, contentIn } from '../../tools/content/contentFindings'
import { fixtureFolder } from '../fixtures/content'
import { expectNone } from '../support/expectNone'

test('content/ has no mistakes', async () => {
  expectNone(await contentFindings(resolve('content')))
})

test('the tests’ content matches content/schema.graphql too', async () => {
  const problems = await contentFindings(fixtureFolder)
  const advice =
    'All other tests use this content, so that the texts in content/ can change freely. ' +
    'Change its keys as you changed those in content/.'
  expectNone(problems.length > 0 ? [...problems, advice] : [])
})

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
