import { prefixProblem } from '../pathPrefix'

const plain = { program: {}, config: {} }

test('a build for the root of a domain has no problem', () => {
  expect(prefixProblem(plain, {})).toBeUndefined()
  expect(prefixProblem({ program: { prefixPaths: false }, config: { pathPrefix: '' } }, {})).toBe(
    undefined,
  )
})

test.each([
  ['`--prefix-paths` was given', { program: { prefixPaths: true }, config: {} }, {}],
  // Gatsby takes the variable for the option.
  ['PREFIX_PATHS is set', { program: { prefixPaths: true }, config: {} }, { PREFIX_PATHS: 'true' }],
  ['gatsby-config.ts has pathPrefix /b2b', { program: {}, config: { pathPrefix: '/b2b' } }, {}],
  [
    'gatsby-config.ts has assetPrefix https://a.b',
    { program: {}, config: { assetPrefix: 'https://a.b' } },
    {},
  ],
])('%s: the error says so, and what to do', (asked, state, environment) => {
  const problem = prefixProblem(state, environment)
  expect(problem).toMatch(`The site is not built: ${asked}, but it works only at the root`)
  expect(problem).toMatch('https://partners.example.com')
})
