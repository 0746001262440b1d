import { sandboxVariables } from '../sandboxed'

test('every address in sandbox.env becomes the sandbox’s own, and identifiers stay', () => {
  const origin = 'http://127.0.0.1:9555'
  const variables = sandboxVariables(origin)
  expect(variables).toMatchObject({
    GATSBY_UPLOADCARE_PUBLIC_KEY: 'sandboxpublickey0000',
    GATSBY_UPLOADCARE_BASE_URL: origin,
    UPLOADCARE_API_ORIGIN: origin,
  })
  const others = Object.values(variables).filter((value) => value !== origin)
  expect(others.join(' ')).not.toMatch(/:\d/)
})
