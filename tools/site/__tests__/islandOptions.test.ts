import { ownOrigins } from '../../../src/registration/providers/config'
import { islandOptions } from '../islandOptions'

const requested = () => islandOptions().islands?.registration?.policy?.['connect-src']

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

test('the form may ask the addresses of the environment', () => {
  process.env.GATSBY_EMAILJS_ORIGIN = 'https://mail.example'
  process.env.GATSBY_UPLOADCARE_BASE_URL = 'https://files.example'
  expect(requested()).toEqual(['https://mail.example', 'https://files.example'])
})

test.each([undefined, ''])('where one is %j, it may ask the provider’s own', (value) => {
  for (const name of ['GATSBY_EMAILJS_ORIGIN', 'GATSBY_UPLOADCARE_BASE_URL']) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  expect(requested()).toEqual(Object.values(ownOrigins))
})
