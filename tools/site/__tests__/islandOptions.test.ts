import { ownOrigins } from '../../../src/registration/providers/config'
import { addressVariables } from '../environment'
import { islandOptions } from '../islandOptions'

/** The form never asks a CDN: it shows the addresses of documents, and opens none. */
const names = addressVariables.filter((name) => !name.endsWith('_CDN'))

const requested = () => islandOptions().islands?.registration?.policy?.['connect-src']

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

test('the form may ask the addresses of the environment', () => {
  const origins = names.map((_name, index) => `https://service-${index}.example`)
  for (const [index, name] of names.entries()) process.env[name] = origins[index]
  expect(requested()?.toSorted()).toEqual(origins)
})

test.each([undefined, ''])('where one is %j, it may ask the provider’s own', (value) => {
  for (const name of names) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  expect(requested()).toEqual(Object.values(ownOrigins))
})
