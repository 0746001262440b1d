import { expectNone, problemsOf } from '../support/contentFiles'

test('the tests’ content matches content/schema.graphql too', () => {
  const problems = problemsOf('__tests__/fixtures/content')
  const advice =
    'All other tests use this content, so that the texts in content/ can change freely. ' +
    'Change its keys as you changed those in content/.'
  expectNone(problems.length > 0 ? [...problems, advice] : [])
})
