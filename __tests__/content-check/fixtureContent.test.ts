import { expectNone, problemsOf } from '../support/contentFiles'

test('the content of the tests has the shape of content/schema.graphql, too', () => {
  const problems = problemsOf('__tests__/fixtures/content')
  const advice =
    'All other tests run on this content, so that the texts in content/ are free to change. ' +
    'Change its keys as you changed those in content/.'
  expectNone(problems.length > 0 ? [...problems, advice] : [])
})
