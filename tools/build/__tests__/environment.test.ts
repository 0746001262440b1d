import { addressProblems, addressVariables, secretProblems } from '../environment'

test.each(addressVariables)('%s is optional, but must be an origin', (name) => {
  expect(addressProblems({ [name]: '' })).toEqual([])
  expect(addressProblems({ [name]: 'https://cdn.example.com' })).toEqual([])
  for (const wrong of ['cdn.example.com', 'https://cdn.example.com/path', 'https://a.b/']) {
    expect(addressProblems({ [name]: wrong })[0]).toContain(name)
  }
})

test.each([
  ['the secret key under a public name', { GATSBY_UPLOADCARE_SECRET_KEY: 'x' }],
  ['its value', { GATSBY_ANYTHING: 'a:5e2f0c', UPLOADCARE_SECRET_KEY: ' 5e2f0c ' }],
  ['its name', { GATSBY_ANYTHING: '$UPLOADCARE_SECRET_KEY' }],
])('a variable that browsers get must not have %s', (_, variables) => {
  const [name] = Object.keys(variables)
  expect(secretProblems(variables)).toEqual([
    `${name} would give Uploadcare's secret key to every visitor. Remove it; only \`npm run documents\` takes the key, as UPLOADCARE_SECRET_KEY.`,
  ])
})

test('the build environment may have the secret key itself', () => {
  expect(secretProblems({ UPLOADCARE_SECRET_KEY: '5e2f0c' })).toEqual([])
  expect(secretProblems({ UPLOADCARE_SECRET_KEY: ' ', GATSBY_A: 'a' })).toEqual([])
})
