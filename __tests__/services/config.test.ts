import { configurationProblems, requiredVariables } from '../../src/services/config'

const complete = Object.fromEntries(requiredVariables.map((name) => [name, 'value']))

test('a complete configuration has no problem', () => {
  expect(configurationProblems(complete)).toEqual([])
})

test.each(requiredVariables)('a missing %s is reported, with what to do', (name) => {
  expect(configurationProblems({ ...complete, [name]: ' ' })).toEqual([
    `${name} is not set. Copy .env.example to .env and fill it in.`,
  ])
})

test.each(['GATSBY_EMAILJS_ORIGIN', 'GATSBY_UPLOADCARE_BASE_URL', 'GATSBY_UPLOADCARE_CDN'])(
  '%s is optional, but must be an origin',
  (name) => {
    expect(configurationProblems({ ...complete, [name]: '' })).toEqual([])
    expect(configurationProblems({ ...complete, [name]: 'https://cdn.example.com' })).toEqual([])
    for (const wrong of ['cdn.example.com', 'https://cdn.example.com/path', 'https://a.b/']) {
      expect(configurationProblems({ ...complete, [name]: wrong })[0]).toContain(name)
    }
  },
)
