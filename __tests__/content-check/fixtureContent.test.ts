import { contentFindings } from '../../tools/content/contentFindings'
import { fixtureFolder } from '../fixtures/content'
import { expectNone } from '../support/expectNone'

test('the tests’ content matches content/schema.graphql too', async () => {
  const problems = await contentFindings(fixtureFolder)
  const advice =
    'All other tests use this content, so that the texts in content/ can change freely. ' +
    'Change its keys as you changed those in content/.'
  expectNone(problems.length > 0 ? [...problems, advice] : [])
})
