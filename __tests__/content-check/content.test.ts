import { readFileSync } from 'node:fs'
import { contentFindings, contentIn } from '@partner-site/content-model'
import contentConfig from '../../content-model.config'
import { contentJsonSchemas } from '../../tools/site/contentTypes'
import { fixtureConfig } from '../fixtures/content'

test('content/ has no mistakes', async () => {
  expect(await contentFindings(contentConfig)).toEqual([])
})

test('the tests’ content matches content/schema.graphql too', async () => {
  const problems = await contentFindings(fixtureConfig)
  const advice =
    'All other tests use this content, so that the texts in content/ can change freely. ' +
    'Change its keys as you changed those in content/.'
  expect(problems.length > 0 ? [...problems, advice] : []).toEqual([])
})

test.each(contentIn(contentConfig).files)(
  'the first line of $name names its JSON Schema, which `npm run format` has written',
  ({ text }) => {
    const [, name = ''] = text.match(/^# yaml-language-server: \$schema=\.\.\/(\S+)\n/) ?? []
    expect(readFileSync(name, 'utf8')).toBe(contentJsonSchemas().get(name))
  },
)
